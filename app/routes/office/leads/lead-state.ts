import { officeJson } from '#app/lib/office/office-json.ts'
import type { Route } from './+types/lead-state.ts'

/** Tells a lead's open page whether anything changed, and who else is there. */
export const loader = officeJson('leads:read', (args: Route.LoaderArgs, viewer, { leads }) =>
  leads.watch(viewer, args.params.id),
)
