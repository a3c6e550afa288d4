import { officeJson } from '#app/lib/office/office-json.ts'

/** Returns the chat's statistics to the team. */
export const loader = officeJson('leads:read', (_args, viewer, { chat }) => chat.statistics(viewer))
