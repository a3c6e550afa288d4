import { z } from 'zod'
import { duplicateWays, importFields } from '#domain/leads/import/import-fields.ts'
import { leadStatuses } from '#domain/leads/lead.ts'
import { leadSources } from '#domain/leads/lead-source.ts'

/** The plan of an import. */
const importPlan = z.object({
  mapping: z.array(z.enum(importFields).nullable()),
  duplicates: z.enum(duplicateWays),
  /** For rows without a source of their own. */
  status: z.enum(leadStatuses),
  source: z.enum(leadSources),
})

export type ImportPlan = z.infer<typeof importPlan>

/** Returns a complete plan, or what is wrong with it. */
export function parsePlan(plan: unknown): ImportPlan | { problem: string } {
  const parsed = importPlan.safeParse(plan)
  if (!parsed.success) return { problem: 'Something was chosen that is not offered.' }
  const problem = whatIsMissing(parsed.data)
  return problem ? { problem } : parsed.data
}

function whatIsMissing({ mapping }: ImportPlan): string | undefined {
  if (!mapping.includes('email') && !mapping.includes('phone')) {
    return 'Say which column holds the e-mail address or the phone number: without one nobody can be told apart.'
  }
  const twice = importFields.find(
    (field) => field !== 'notes' && mapping.filter((chosen) => chosen === field).length > 1,
  )
  return twice ? 'Two columns are read as the same. Choose one of them.' : undefined
}
