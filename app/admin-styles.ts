import type { LinkDescriptor } from 'react-router'
import href from './admin.css?url'

/** The style sheet of the back office, for the `links` of its pages. */
export const adminLinks = (): LinkDescriptor[] => [{ rel: 'stylesheet', href }]
