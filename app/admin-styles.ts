import type { LinkDescriptor } from 'react-router'
import { APP_MANIFEST_PATH } from '#domain/accounts/paths.ts'
import href from './admin.css?url'

/** What the pages of the back office have in place of the site's sheet and manifest, for their `links`. */
export const adminLinks = (): LinkDescriptor[] => [
  { rel: 'stylesheet', href },
  { rel: 'manifest', href: APP_MANIFEST_PATH },
]
