import { officeHeaders } from './office-page.ts'

/** Returns a CSV file as a download that no cache may store. */
export function csvFile(name: string, body: BodyInit): Response {
  return new Response(body, {
    headers: {
      ...officeHeaders(),
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}
