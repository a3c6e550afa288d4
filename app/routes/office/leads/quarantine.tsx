import { quarantineIntents } from '#app/features/leads/office/quarantine-intents.ts'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import { Quarantine } from '#app/office/quarantine.tsx'
import { useOfficeDay } from '#app/office/when.tsx'
import { sayDayAndTime } from '#domain/indian-time.ts'
import type { Route } from './+types/quarantine.ts'

export const loader = officeLoader('leads:read', async ({ viewer, services }) => ({
  submissions: await services.leads.listQuarantined(viewer),
}))

export const action = officeAction('leads:write', quarantineIntents)

export default function QuarantinedQuotes({ loaderData }: Route.ComponentProps) {
  const today = useOfficeDay()
  return (
    <Quarantine
      list="leads"
      explanation="Requests that look automated wait here. They are not leads, nobody was e-mailed about them, and they don’t take a demo time."
      items={loaderData.submissions.map(({ id, submission, reasons, created_at }) => {
        const { name, email, phone, service, wanted, message } = submission
        const demo = wanted && `demo wanted on ${wanted.date} at ${wanted.time}`
        const facts = [email, phone, service, demo, sayDayAndTime(created_at, today)]
        return { id, name, reasons, facts, texts: [message] }
      })}
    />
  )
}
