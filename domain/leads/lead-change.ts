export const changeableFields = [
  'name',
  'email',
  'phone',
  'company',
  'service_interest',
  'budget_range',
  'project_timeline',
  'business_type',
  'urgency',
  'message',
  'lead_score',
  'lead_priority',
  'status',
  'source',
  'assigned_to',
  'estimated_value',
  'follow_up_date',
  'last_contacted',
  'notes',
] as const
export type ChangeableField = (typeof changeableFields)[number]

/** The details outside these columns that can be changed with them. */
export const changeableDetails = [
  'score_reasons',
  'project_complexity',
  'marketing_source',
  'locale',
] as const
export type ChangeableDetail = (typeof changeableDetails)[number]

export type ChangedName = ChangeableField | ChangeableDetail
export type FieldValues = Partial<Record<ChangedName, string | number | null>>

/** Separates a lead's details from the columns of its own table. */
export function splitDetails(values: FieldValues) {
  const isDetail = (name: string) => (changeableDetails as readonly string[]).includes(name)
  const entries = Object.entries(values)
  return {
    columns: Object.fromEntries(entries.filter(([name]) => !isDetail(name))),
    details: Object.fromEntries(entries.filter(([name]) => isDetail(name))),
  }
}

/** These follow from other columns, so a later change to only these does not block an undo. */
const followers = new Set(['last_contacted', 'score_reasons', 'updated_at', 'updated_by', 'version'])

/** Returns the old and new values of the fields in `wanted` that differ. */
export function differences(
  now: FieldValues,
  wanted: FieldValues,
): { before: FieldValues; after: FieldValues } {
  const before: FieldValues = {}
  const after: FieldValues = {}
  for (const [name, value] of Object.entries(wanted) as [ChangedName, string | number | null][]) {
    if (value === undefined || isSame(now[name], value)) continue
    before[name] = now[name] ?? null
    after[name] = value
  }
  return { before, after }
}

type Value = string | number | boolean | null | undefined
type Values = Record<string, Exclude<Value, undefined>>

/** Returns the values that undo a change on the current row, or the column that was changed since. */
export function revertChange(
  change: { before: Values; after: Values },
  now: Values,
): { put: Values } | { changedSince: string } {
  const put: Values = {}
  for (const [name, left] of Object.entries(change.after)) {
    if (isSame(now[name], left)) put[name] = change.before[name] ?? null
    else if (!followers.has(name)) return { changedSince: name }
  }
  return { put }
}

function isSame(one: Value, other: Value): boolean {
  return (one ?? null) === (other ?? null)
}
