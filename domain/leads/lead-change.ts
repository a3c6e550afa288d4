/** The columns of a lead that the team can change. */
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

/** What a lead has beside its columns, and can be changed with them. */
export const changeableDetails = [
  'score_reasons',
  'project_complexity',
  'marketing_source',
  'locale',
] as const
export type ChangeableDetail = (typeof changeableDetails)[number]

export type ChangedName = ChangeableField | ChangeableDetail
export type FieldValues = Partial<Record<ChangedName, string | number | null>>

/** They follow from other fields: whoever changed only these since does not keep a change from being taken back. */
const followers: ReadonlySet<ChangedName> = new Set(['last_contacted', 'score_reasons'])

/** What of `wanted` is not so already, as it was and as it is to be. */
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

/** What takes a change back as the lead stands now; or the field that was changed since, where one was. */
export function takeBack(
  change: { before: FieldValues; after: FieldValues },
  now: FieldValues,
): { put: FieldValues } | { changedSince: ChangedName } {
  const put: FieldValues = {}
  for (const [name, left] of Object.entries(change.after) as [ChangedName, string | number | null][]) {
    if (isSame(now[name], left)) put[name] = change.before[name] ?? null
    else if (!followers.has(name)) return { changedSince: name }
  }
  return { put }
}

function isSame(one: string | number | null | undefined, other: string | number | null | undefined): boolean {
  return (one ?? null) === (other ?? null)
}
