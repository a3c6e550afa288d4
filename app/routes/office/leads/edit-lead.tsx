import { saveLead } from '#app/features/leads/office/edit/edit-intents.ts'
import { EditLeadScreen } from '#app/features/leads/office/edit/edit-lead-screen.tsx'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import type { FieldValues } from '#domain/leads/lead-change.ts'
import { formText, leadFormFields } from '#domain/leads/lead-form.ts'
import type { Route } from './+types/edit-lead.ts'

export const loader = officeLoader('leads:write', async ({ viewer, services, id, orInstead }) => {
  const [found, members] = await Promise.all([
    services.leads.get(viewer, id),
    orInstead(services.accounts.members(viewer), []),
  ])
  if (!found) return undefined
  const { lead, details, contacts } = found
  const fields: FieldValues = { ...lead, locale: 'en', ...details, score_reasons: null }
  const values = Object.fromEntries(leadFormFields.map((field) => [field, formText(field, fields)]))
  const shown = { id: lead.id, name: lead.name, version: details?.version ?? 0 }
  return { lead: shown, contacts, values, members }
})

export const action = officeAction('leads:write', { save: saveLead })

export default function EditLead({ loaderData }: Route.ComponentProps) {
  return <EditLeadScreen key={loaderData.lead.id} {...loaderData} />
}
