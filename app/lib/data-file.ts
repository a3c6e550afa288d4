import { business } from '#content/business.ts'
import { formatDayAndTime } from '#domain/indian-time.ts'
import { readablePage } from '#domain/privacy/readable-page.ts'
import type { PersonDocument } from '#server/privacy/person-document.ts'

/**
 * Returns a person's data as a download: an HTML page for people or JSON for machines. Caches may not store
 * it.
 */
export function fileOf({ titles, ...document }: PersonDocument, as: string | null): Response {
  const [body, type] =
    as === 'html'
      ? [pageOf({ titles, ...document }), 'text/html']
      : [`${JSON.stringify(document, null, 2)}\n`, 'application/json']
  return new Response(body, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="data-${document.madeAt.slice(0, 10)}.${as === 'html' ? 'html' : 'json'}"`,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  })
}

function pageOf({ titles, madeAt, person, records }: PersonDocument): string {
  const whose = 'email' in person ? person.email : `+${person.phone}`
  const lead = `What ${business.name} holds of ${whose}, as it was on ${formatDayAndTime(madeAt)}.`
  const parts = Object.entries(records).map(([table, rows]) => ({ title: titles[table] ?? table, rows }))
  return readablePage('Your data', lead, parts)
}
