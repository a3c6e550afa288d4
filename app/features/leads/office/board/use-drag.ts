import { type PointerEvent, useRef, useState } from 'react'
import { isLeadStatus, type LeadStatus } from '#domain/leads/lead.ts'

type Lead = { id: string; status: LeadStatus }
type Drag = {
  lead: Lead
  card: HTMLElement
  x: number
  y: number
  isMoving: boolean
  over?: LeadStatus | undefined
}

/** Pixels; a shorter movement is a click. */
const STARTS_AFTER = 6
const EDGE = 48
const STEP = 14

/** Moves a card with the mouse. Fingers scroll the list, so they use the card's menu. */
export function useDrag(move: (lead: Lead, status: LeadStatus) => void) {
  const drag = useRef<Drag>(undefined)
  const [over, setOver] = useState<LeadStatus>()

  function end(isDropped: boolean) {
    const { current } = drag
    drag.current = undefined
    setOver(undefined)
    if (!current) return
    current.card.style.cssText = ''
    current.card.removeAttribute('data-dragged')
    if (isDropped && current.isMoving && current.over) move(current.lead, current.over)
  }

  return {
    over,
    handlers: (lead: Lead) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const target = event.target as HTMLElement
        // The menu is portalled, but its events bubble to the card in React.
        const isOnCard = event.currentTarget.contains(target) && !target.closest('button')
        if (event.pointerType !== 'mouse' || event.button !== 0 || !isOnCard) return
        drag.current = {
          lead,
          card: event.currentTarget,
          x: event.clientX,
          y: event.clientY,
          isMoving: false,
        }
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const { current } = drag
        if (!current || current.card !== event.currentTarget) return
        const [x, y] = [event.clientX - current.x, event.clientY - current.y]
        if (!current.isMoving) {
          if (Math.hypot(x, y) < STARTS_AFTER) return
          current.isMoving = true
          current.card.setPointerCapture(event.pointerId)
          lift(current.card)
        }
        // The card lets the pointer through, so that the column below it is found.
        const found = columnAt(event.clientX, event.clientY)
        current.over = found
        current.card.style.translate = `${x}px ${y}px`
        setOver(found)
        scrollNearEdge(current.card, event.clientX)
      },
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
      onLostPointerCapture: () => end(false),
      // Links would start a drag of their own.
      onDragStart: (event: React.DragEvent) => event.preventDefault(),
    }),
  }
}

/** Takes a card out of its column, which would cut it off. */
function lift(card: HTMLElement) {
  const { left, top, width } = card.getBoundingClientRect()
  card.setAttribute('data-dragged', '')
  Object.assign(card.style, { position: 'fixed', left: `${left}px`, top: `${top}px`, width: `${width}px` })
}

function columnAt(x: number, y: number): LeadStatus | undefined {
  const status = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]')?.dataset.column
  return isLeadStatus(status) ? status : undefined
}

function scrollNearEdge(card: HTMLElement, x: number) {
  const board = card.closest<HTMLElement>('[data-board]')
  if (!board) return
  const { left, right } = board.getBoundingClientRect()
  const by = x < left + EDGE ? -STEP : x > right - EDGE ? STEP : 0
  if (by) board.scrollBy({ left: by, behavior: 'instant' })
}
