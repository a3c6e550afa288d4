import { officeJson } from '#app/lib/office/office-json.ts'
import type { Route } from './+types/lead-state.ts'

/** Tells a lead's open page whether anything changed. */
export const loader = officeJson('leads:read', (args: Route.LoaderArgs, viewer, { leads }) =>
  leads.state(viewer, args.params.id),
)
