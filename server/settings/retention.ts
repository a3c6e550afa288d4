import { z } from 'zod'
import { type Retention, retentionLimits } from '#domain/settings/retention.ts'

function whole({ min, max }: { min: number; max: number }, unit: string) {
  const message = `Give a whole number of ${unit} from ${min} to ${max}.`
  return z.number(message).int(message).min(min, message).max(max, message)
}

const months = whole(retentionLimits.months, 'months')
const days = whole(retentionLimits.days, 'days')

export const retentionInput: z.ZodType<Retention> = z.object({
  conversationsMonths: months,
  closedLeadsMonths: months.nullable(),
  binDays: days,
  emailsMonths: months.nullable(),
  auditMonths: months.nullable(),
  notFoundDays: days,
  suspectedSpamDays: days,
  registrationsDays: days,
})
