/**
 * Returns a mail as a page that looks like in mail programs. A mail has style attributes and text from
 * strangers, so the policy allows inline styles only, and the sandbox blocks scripts, forms and access to the
 * site.
 */
export function mailResponse(html: string): Response {
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-popups allow-popups-to-escape-sandbox",
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  })
}
