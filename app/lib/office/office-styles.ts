import type { LinkDescriptor } from 'react-router'
import { APP_MANIFEST_PATH } from '#domain/accounts/paths.ts'
import href from '../../styles/office.css?url'

/** Returns the style sheet and manifest links of back-office pages, which don't load the site's. */
export const officeLinks = (): LinkDescriptor[] => [
  { rel: 'stylesheet', href },
  { rel: 'manifest', href: APP_MANIFEST_PATH },
]
