/** A file for machines that is the same for everybody; an hour old is new enough. */
export function textFile(body: string, type: string): Response {
  return new Response(body, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' },
  })
}
