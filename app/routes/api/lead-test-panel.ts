import { officeJson } from '#app/lib/office/office-json.ts'

/** Returns the newest leads to the contact page's test panel. */
export const loader = officeJson('leads:read', (_args, viewer, { leads }) => leads.newest(viewer))
