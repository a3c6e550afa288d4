import { phoneKey } from '#domain/contact/phone-number.ts'
import { emailKey } from '../contact-keys.ts'
import { isLeadStatus, isOpen } from '../lead.ts'
import type { FieldValues } from '../lead-change.ts'
import { BY_SCORE, followEdit, formText } from '../lead-form.ts'
import { type MergeChoice, type MergeField, mergeFields } from './merge-choices.ts'

/** Texts that can be concatenated. */
const joinable: ReadonlySet<MergeField> = new Set(['message', 'notes'])

/** Returns the possible choices for a field; none if both leads agree or only one has a value. */
export function choicesFor(field: MergeField, keep: FieldValues, other: FieldValues): MergeChoice[] {
  if (isEmpty(keep[field]) || isEmpty(other[field]) || isSameValue(field, keep, other)) return []
  return joinable.has(field) ? ['both', 'keep', 'other'] : ['keep', 'other']
}

/** The same number may have two notations. */
function isSameValue(field: MergeField, keep: FieldValues, other: FieldValues): boolean {
  const [keepValue, otherValue] = [keep[field], other[field]]
  if (keepValue === otherValue) return true
  const keyOf = field === 'phone' ? phoneKey : field === 'email' ? emailKey : undefined
  const key = keyOf?.(String(keepValue))
  return key !== undefined && key === keyOf?.(String(otherValue))
}

/**
 * Returns the default choice: both texts, the earlier follow-up, the open status, otherwise the value of the
 * lead that stays.
 */
export function usualChoice(field: MergeField, keep: FieldValues, other: FieldValues): MergeChoice {
  if (joinable.has(field)) return 'both'
  if (field === 'follow_up_date') return String(other[field]) < String(keep[field]) ? 'other' : 'keep'
  if (field === 'status') return isOver(keep.status) && !isOver(other.status) ? 'other' : 'keep'
  return 'keep'
}

function isOver(status: FieldValues['status']): boolean {
  return isLeadStatus(status) && !isOpen(status)
}

/** Returns the values of the lead that stays after the other is merged into it. */
export function mergeValues(
  keep: FieldValues,
  other: FieldValues,
  chosen: (field: MergeField) => MergeChoice | undefined,
): FieldValues {
  const typed: FieldValues = {}
  for (const field of mergeFields) {
    const value = merged(field, keep, other, chosen(field))
    if (value !== (keep[field] ?? null)) typed[field] = value
  }
  // The later of both last contacts wins.
  if (String(other.last_contacted ?? '') > String(keep.last_contacted ?? '')) {
    typed.last_contacted = other.last_contacted ?? null
  }
  const { lead_priority, ...rest } = typed
  return followEdit(
    keep,
    rest,
    lead_priority ? String(lead_priority) : formText('lead_priority', keep) || BY_SCORE,
  )
}

function merged(field: MergeField, keep: FieldValues, other: FieldValues, chosen: MergeChoice | undefined) {
  const keepValue = keep[field] ?? null
  const otherValue = other[field] ?? null
  const choices = choicesFor(field, keep, other)
  if (choices.length === 0) return isEmpty(keepValue) && !isEmpty(otherValue) ? otherValue : keepValue
  const choice = chosen && choices.includes(chosen) ? chosen : usualChoice(field, keep, other)
  if (choice === 'both') return `${keepValue}\n\n${otherValue}`
  return choice === 'other' ? otherValue : keepValue
}

function isEmpty(value: string | number | null | undefined): boolean {
  return value === null || value === undefined || value === '' || value === 0
}
