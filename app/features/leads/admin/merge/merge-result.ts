import type { ChangeResult } from '#app/components/back-office/change-result.ts'
import { type MergeChoice, type MergeField, mergeChoices, mergeFields } from '#domain/leads/merge-choices.ts'

export type MergeChoices = Partial<Record<MergeField, MergeChoice>>

/** How a merge ended. What was chosen comes back, so that nobody chooses it again. */
export type MergeResult = ChangeResult & {
  /** The one lead that they are now. */
  leadId?: string
  chosen?: MergeChoices
}

export function readChoices(form: FormData): MergeChoices {
  const chosen: MergeChoices = {}
  for (const field of mergeFields) {
    const choice = mergeChoices.find((name) => name === form.get(field))
    if (choice) chosen[field] = choice
  }
  return chosen
}

/** Without the other lead: where it is chosen. */
export function mergeAddress(keepId: string, otherId?: string): string {
  const path = `/del-admin-dashboard/leads/${keepId}/merge`
  return otherId ? `${path}?${new URLSearchParams({ with: otherId })}` : path
}
