import { createContext } from 'react-router'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Locale } from '#domain/locale.ts'
import type { Services } from '#server/app.ts'
import type { UploadedFile } from '#server/http/forms/receive-upload.ts'
import type { TooLong } from '#server/http/forms/refuse-unreadable-forms.ts'
import type { PageGraph } from './structured-data/page-graph.ts'

/** The server's services for routes; tests put a fake here. */
export const servicesContext = createContext<Services>()

/** What is known about the request beyond its address and headers. */
export type Visit = {
  /** The visitor's address, in the form that rate limits count. */
  addressKey: string
  /**
   * Aborts when the visitor disconnects. The request's own signal may miss that once the request was copied.
   */
  gone: AbortSignal
  /** The requested path; `locale` is the language in it. */
  path: string
  locale: Locale
  /**
   * The uploaded photo in a temporary file that is deleted after the request, or the reason why there is
   * none.
   */
  photo?: UploadedFile | undefined
  /** The table that a team member uploaded, stored like the photo. */
  table?: UploadedFile | undefined
  /** Set if the form was too long to be read. Every action must then refuse it. */
  tooLong?: TooLong | undefined
  /** Returns the signed-in user. The database is asked once per request, and only if a route needs it. */
  viewer(): Promise<Viewer | undefined>
}
export const visitContext = createContext<Visit>()

/**
 * The structured data that the page's loader describes for search engines. It is rendered into the document's
 * head only; as loader data it would be in the page twice.
 */
export const structuredDataContext = createContext<PageGraph | null>(null)

/** Whether a part of the page is temporarily missing. Such a page must not be cached. */
export const isIncompleteContext = createContext(false)
