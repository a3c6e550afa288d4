import { fileOf } from '#app/lib/data-file.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import { defaultLocale } from '#domain/locale.ts'

/** What is held of a person, as a file: to read, or for machines. */
export const loader = officeLoader('privacy:manage', async ({ viewer, services, query }) => {
  const document = await services.privacy.export(viewer, query('q') ?? '')
  return document && fileOf(document, query('as'), defaultLocale)
})
