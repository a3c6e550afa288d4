/**
 * Whether a form was sent by the browser itself, which shows what comes back as a page, and not by a script of
 * ours, which reads it.
 */
export function wantsPage(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false
}
