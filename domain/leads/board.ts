import type { LeadStatus } from './lead.ts'
import { leadStatuses } from './lead.ts'

/** Which page each column of the board shows: the leads that follow one, or those before it. Without, the first. */
export type BoardPlaces = Partial<Record<LeadStatus, { after: string } | { before: string }>>

const place = /^(after|before)~([\w-]{1,40})$/

/** Reads the columns' places out of an address. What is not understood counts as not said. */
export function readBoardPlaces(get: (name: string) => string | null): BoardPlaces {
  const places: BoardPlaces = {}
  for (const status of leadStatuses) {
    const [, side, id] = place.exec(get(nameOf(status)) ?? '') ?? []
    if (id) places[status] = side === 'after' ? { after: id } : { before: id }
  }
  return places
}

/** The places as pairs for an address. */
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
  /** Rupees; nothing where that is not known. */
  value: number | null
}

type Movable = { id: string; status: LeadStatus; estimated_value: number | null }

/** The columns with leads where somebody has just put them, before the server has said so. */
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
    const gone = moving.filter(({ status }) => status === column.status)
    const worthOf = (leads: Card[]) => leads.reduce((sum, lead) => sum + (lead.estimated_value ?? 0), 0)
    return {
      ...column,
      leads: [...come, ...column.leads.filter((lead) => !gone.includes(lead))],
      total: column.total + come.length - gone.length,
      value: column.value === null ? null : column.value + worthOf(come) - worthOf(gone),
    }
  })
}
