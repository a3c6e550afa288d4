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
  /** The same as the page's own address says it, for whoever has no scripts; nothing where it is too long for that. */
  back?: string
}

const answerFields = ['done', 'undo', 'back', 'way-back']

/** The address without what it says of a change: who comes back to it later has read that. */
export function withoutAnswer(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  if (!answerFields.some((name) => searchParams.has(name))) return address
  for (const name of answerFields) searchParams.delete(name)
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
}

/** The address of the page that a change came from, with the change's name, and what takes it back. */
export function doneAddress(
  url: string,
  done: string,
  undo?: Pick<Undo, 'changeId' | 'by' | 'back'>,
): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  // Which of two routes a form was for: only the form needs it.
  for (const name of ['index', ...answerFields]) searchParams.delete(name)
  searchParams.set('done', done)
  if (undo?.back) searchParams.set('back', undo.back)
  else if (undo && !undo.by) searchParams.set('undo', undo.changeId)
  return `${pathname}?${searchParams}`
}

const BACK_OFFICE = '/del-admin-dashboard'

/** Where somebody came from in the back office; never another site. */
export function backOfficeAddress(next: unknown): string {
  if (typeof next !== 'string') return BACK_OFFICE
  if (!URL.canParse(next, 'http://localhost')) return BACK_OFFICE
  const url = new URL(next, 'http://localhost')
  const isOurs = url.origin === 'http://localhost' && `${url.pathname}/`.startsWith(`${BACK_OFFICE}/`)
  return isOurs ? withoutAnswer(url.pathname + url.search) : BACK_OFFICE
}
