/** What is said of a change. */
export type Told = {
  ok: boolean
  message: string
  description?: string
  /** It is seen where somebody looks already: no toast is needed, which would only be in the way. */
  isSeen?: boolean
  /** What was to be changed is not there any more. */
  gone?: boolean
}

/** How a change ended, in words for whoever made it. */
export type ChangeResult = Told & {
  /** What takes it back, and what it did, such as `Asha: Contacted`. */
  undo?: Undo | undefined
}

export type Undo = {
  changeId: string
  label: string
  /** Where to go on after it, when the page it was done on is over; the page that is shown otherwise. */
  next?: string
  /** Where it is taken back, and what is sent there, for what is no change of a lead's fields. */
  by?: { action: string; fields: Record<string, string> }
}

const BACK_OFFICE = '/del-admin-dashboard'

/** Where somebody came from in the back office; never another site. */
export function backOfficeAddress(next: unknown): string {
  if (typeof next !== 'string') return BACK_OFFICE
  if (!URL.canParse(next, 'http://localhost')) return BACK_OFFICE
  const url = new URL(next, 'http://localhost')
  const isOurs = url.origin === 'http://localhost' && `${url.pathname}/`.startsWith(`${BACK_OFFICE}/`)
  return isOurs ? url.pathname + url.search : BACK_OFFICE
}
