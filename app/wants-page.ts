/**
 * Tells whether the browser itself sent a form, before scripts ran. The answer is then a whole page, so a
 * form whose page no longer applies has to redirect.
 */
export function wantsPage(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false
}
