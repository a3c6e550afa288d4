import type { Undo } from './change-result.ts'

/** The forms by which a page takes back what was done on it, by their names: what each sends, and of what. */
export type WaysBack = Record<string, (item: string) => Record<string, string>>

/** Addresses that are longer don't get through everywhere. */
const LONGEST_ITEM = 4000

type Taken = {
  /** The page that takes it back. */
  action: string
  /** What was done, for who reads it elsewhere. */
  label: string
}

/** How something is taken back by a form of the page: with scripts from any screen, without them from its address. */
export function wayBack<Ways extends WaysBack>(
  ways: Ways,
  way: keyof Ways & string,
  item: string,
  { action, label }: Taken,
): Undo {
  const fields = ways[way]?.(item) ?? {}
  const back = item.length <= LONGEST_ITEM ? `${way} ${item}` : undefined
  return { changeId: item, label, by: { action, fields }, ...(back ? { back } : {}) }
}

/**
 * What takes back what was just done, as the page's address says it. Only ways that the page knows: an address may
 * be somebody else's words.
 */
export function readWayBack(
  ways: WaysBack,
  searchParams: URLSearchParams,
): Record<string, string> | undefined {
  const [way = '', ...item] = (searchParams.get('back') ?? '').split(' ')
  return Object.hasOwn(ways, way) ? ways[way]?.(item.join(' ')) : undefined
}
