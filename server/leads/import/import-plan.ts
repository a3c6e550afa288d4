import { z } from 'zod'
import { duplicateWays, importFields } from '#domain/leads/import/import-fields.ts'
import { leadStatuses } from '#domain/leads/lead.ts'
import { leadSources } from '#domain/leads/lead-source.ts'

/** The plan of an import. */
export const importPlan = z.object({
  mapping: z.array(z.enum(importFields).nullable()),
  duplicates: z.enum(duplicateWays),
  /** For rows without a source of their own. */
  status: z.enum(leadStatuses),
  source: z.enum(leadSources),
})

export type ImportPlan = z.infer<typeof importPlan>

/** Describes what is missing in a plan; undefined if it is complete. */
export function whatPlanLacks({ mapping }: ImportPlan): string | undefined {
  if (!mapping.includes('email') && !mapping.includes('phone')) {
    return 'Say which column holds the e-mail address or the phone number: without one nobody can be told apart.'
  }
  const twice = importFields.find(
    (field) => field !== 'notes' && mapping.filter((chosen) => chosen === field).length > 1,
  )
  return twice ? 'Two columns are read as the same. Choose one of them.' : undefined
}
