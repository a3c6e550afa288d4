import { createContext } from 'react-router'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Locale } from '#domain/locale.ts'
import type { Services } from '#server/app.ts'
import type { UploadedFile } from '#server/http/receive-upload.ts'
import type { TooLong } from '#server/http/refuse-unreadable-forms.ts'
import type { PageGraph } from './structured-data/page-graph.ts'

/** What the server does for routes. In tests a fake takes its place. */
export const servicesContext = createContext<Services>()

/** What is known of the request beyond its address and headers. */
export type Visit = {
  /** The visitor's address as rate limits count it. */
  addressKey: string
  /** Ends when the visitor is gone; the request's own signal may miss it once the request was copied. */
  gone: AbortSignal
  /** The path that was asked for, and the language it names. */
  path: string
  locale: Locale
  /** The photo that came with a form, in a file that lasts as long as the request, or why there is none. */
  photo?: UploadedFile | undefined
  /** The table that came with a form of the team, likewise. */
  table?: UploadedFile | undefined
  /** Set where the form was too long to be read: every action refuses it. */
  tooLong?: TooLong | undefined
  /** Who is signed in; asked for once a request, and only when a route needs it. */
  viewer(): Promise<Viewer | undefined>
}
export const visitContext = createContext<Visit>()

/**
 * What the page's loader tells search engines of it. It goes into the document's head and nowhere else: with the
 * loader's data it would stand in every page twice.
 */
export const structuredDataContext = createContext<PageGraph | null>(null)

/** Whether something is missing from the page that is there a moment later: such a page is kept for nobody else. */
export const isIncompleteContext = createContext(false)
