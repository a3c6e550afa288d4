import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { leadStatusWords } from '#content/lead-words.ts'
import { type LeadStatus, leadStatuses } from '#domain/leads/lead.ts'

type Lead = { id: string; name: string; status: LeadStatus }
type Carried = { lead: Lead; over: LeadStatus }

const sayPlace = (status: LeadStatus) =>
  `${leadStatusWords[status]}, column ${leadStatuses.indexOf(status) + 1} of ${leadStatuses.length}`

/**
 * Moving a card by keys: Space or Enter on its handle picks it up, the arrows choose a column, Space or Enter puts
 * it there, Escape leaves it. What happens is said in `words`.
 */
export function useCarry(move: (lead: Lead, status: LeadStatus) => void) {
  const [carried, setCarried] = useState<Carried>()
  const [words, setWords] = useState('')
  const landed = useRef<string>(undefined)

  // The card was drawn anew in its new column: its handle has the focus there too.
  useEffect(() => {
    if (!landed.current || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`[data-card="${CSS.escape(landed.current)}"] [data-handle]`)?.focus()
  })

  const drop = (said: string) => {
    setCarried(undefined)
    setWords(said)
  }
  return {
    over: carried?.over,
    carriedId: carried?.lead.id,
    words,
    onKeyDown(event: KeyboardEvent, lead: Lead) {
      const isPress = event.key === ' ' || event.key === 'Enter'
      // Another may be held still: its card went away with what was loaded, and no handle lost the focus.
      if (carried?.lead.id !== lead.id) {
        if (!isPress) return
        event.preventDefault()
        landed.current = undefined
        setCarried({ lead, over: lead.status })
        setWords(`${lead.name} picked up from ${sayPlace(lead.status)}.`)
        return
      }
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
      const next = step && leadStatuses[leadStatuses.indexOf(carried.over) + step]
      if (step) event.preventDefault()
      if (next) {
        setCarried({ ...carried, over: next })
        setWords(`${sayPlace(next)}.`)
        scrollToColumn(next)
      } else if (isPress) {
        event.preventDefault()
        landed.current = lead.id
        drop(`${lead.name} put into ${leadStatusWords[carried.over]}.`)
        move(lead, carried.over)
      } else if (event.key === 'Escape') {
        event.preventDefault()
        drop(`${lead.name} stays in ${leadStatusWords[lead.status]}.`)
      }
    },
    onBlur() {
      if (carried) drop('')
    },
  }
}

function scrollToColumn(status: LeadStatus) {
  document.querySelector(`[data-column="${status}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
