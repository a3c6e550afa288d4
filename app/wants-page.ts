/**
 * Whether the browser itself sent a form, before scripts ran. What comes back is then shown as a page, so a form whose
 * page is over has to lead on to another.
 */
export function wantsPage(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false
}
