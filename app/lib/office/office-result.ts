/** The form that undoes a change, sent to another action of the office. */
export type OfficeUndo = {
  /** What was done, such as `Asha: Contacted`. */
  label?: string
  action: string
  fields: Record<string, string>
}

/** How an action of the office ended. Every screen reads this one shape. */
export type OfficeResult<More = unknown> = {
  ok: boolean
  kind: 'ok' | 'invalid' | 'conflict' | 'not-found' | 'unavailable'
  /** Which form it was, and which of several records it was about. */
  intent: string
  item: string
  message: string
  description?: string
  /** What is wrong, field by field. */
  problems?: Partial<Record<string, string>>
  /** What was sent, where it was not saved: a page that was sent before scripts ran fills its form with it. */
  values?: Record<string, string[]>
  undo?: OfficeUndo
  /** Where to go on, once it is done. `isLeft`: from every page, because what it shows may be deleted. */
  goTo?: string
  isLeft?: boolean
  /** The name of the stored draft that was sent. */
  draft?: string
  /** Shown on the page itself: no toast is needed. */
  isQuiet?: boolean
} & Partial<More>

export function isOfficeResult(value: unknown): value is OfficeResult {
  return typeof value === 'object' && value !== null && 'kind' in value && 'message' in value && 'ok' in value
}
