/** How a change ended, in words for whoever made it. */
export type ChangeResult = {
  ok: boolean
  message: string
  description?: string
  /** What was to be changed is not there any more. */
  gone?: boolean
}

/** The address of the page that a change came from, with the change's name. */
export function doneAddress(url: string, done: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  searchParams.set('done', done)
  return `${pathname}?${searchParams}`
}
