import type { LeadStatus } from './lead.ts'
import { leadStatuses } from './lead.ts'

/** The page of each board column: the leads after or before a lead. The default is the first page. */
export type BoardPlaces = Partial<Record<LeadStatus, { after: string } | { before: string }>>

const place = /^(after|before)~([\w-]{1,40})$/

/** Reads the columns' pages from a URL and ignores invalid values. */
export function readBoardPlaces(get: (name: string) => string | null): BoardPlaces {
  const places: BoardPlaces = {}
  for (const status of leadStatuses) {
    const [, side, id] = place.exec(get(nameOf(status)) ?? '') ?? []
    if (id) places[status] = side === 'after' ? { after: id } : { before: id }
  }
  return places
}

/** Returns the pages as pairs for a URL. */
export function boardPlacePairs(places: BoardPlaces): [name: string, value: string][] {
  return leadStatuses.flatMap((status): [string, string][] => {
    const at = places[status]
    if (!at) return []
    return [[nameOf(status), 'after' in at ? `after~${at.after}` : `before~${at.before}`]]
  })
}

function nameOf(status: LeadStatus): string {
  return `at.${status}`
}

export type BoardColumn<Card> = {
  status: LeadStatus
  leads: Card[]
  total: number
  /** Rupees; null if unknown. */
  value: number | null
}

type Movable = { id: string; status: LeadStatus; estimated_value: number | null }

/** Returns the columns after pending moves, so that the board updates before the server answers. */
export function moveCards<Card extends Movable, Column extends BoardColumn<Card>>(
  columns: readonly Column[],
  moves: ReadonlyMap<string, LeadStatus>,
): Column[] {
  const cards = columns.flatMap(({ leads }) => leads)
  const moving = cards.filter(({ id, status }) => moves.has(id) && moves.get(id) !== status)
  if (moving.length === 0) return [...columns]
  return columns.map((column) => {
    const come = moving
      .filter(({ id }) => moves.get(id) === column.status)
      .map((card) => ({ ...card, status: column.status }))
    const leaving = moving.filter(({ status }) => status === column.status)
    const worthOf = (leads: Card[]) => leads.reduce((sum, lead) => sum + (lead.estimated_value ?? 0), 0)
    return {
      ...column,
      leads: [...come, ...column.leads.filter((lead) => !leaving.includes(lead))],
      total: column.total + come.length - leaving.length,
      value: column.value === null ? null : column.value + worthOf(come) - worthOf(leaving),
    }
  })
}
