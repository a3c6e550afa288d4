import { wantsPage } from '#app/wants-page.ts'

/** How many leads one request works: a script asks for the next part at once, without scripts somebody presses a button. */
export function partSize(request: Request): number {
  return wantsPage(request) ? 1_000 : 200
}
