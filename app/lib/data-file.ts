import { copy } from '#content/copy/copy.ts'
import type { Locale } from '#domain/locale.ts'
import { readablePage } from '#domain/privacy/readable-page.ts'
import type { PersonDocument } from '#server/privacy/person-document.ts'
import { sayIndianMoment, showRecords } from './shown-records.ts'

/**
 * Returns a person's data as a download: an HTML page for people, in their language, or JSON for machines.
 * Caches may not store it.
 */
export function fileOf({ titles, ...document }: PersonDocument, as: string | null, locale: Locale): Response {
  const [body, type] =
    as === 'html'
      ? [pageOf({ titles, ...document }, locale), 'text/html']
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

function pageOf({ titles, madeAt, person, records }: PersonDocument, locale: Locale): string {
  const whose = 'email' in person ? person.email : `+${person.phone}`
  const tables = Object.entries(records).map(([table, rows]) => ({
    table,
    title: titles[table] ?? table,
    rows,
  }))
  return readablePage({
    language: locale,
    title: copy[locale].myData.heading,
    lead: `${whose} · ${sayIndianMoment(madeAt, locale)}`,
    parts: showRecords(tables, locale, { withIds: true }),
  })
}
