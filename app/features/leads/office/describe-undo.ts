import { leadFieldWords } from '#content/office/lead-words.ts'
import { formatDayAndTime } from '#domain/indian-time.ts'
import { formatCount } from '#domain/text/format-count.ts'
import type { UndoNote } from '#server/leads/bin/restore-leads.ts'
import type { UndoOutcome } from '#server/leads/changes/undo-change.ts'
import { leadsCount } from './bulk/bulk-result.ts'

/** What an undo did, in words; or why nothing was undone. */
type UndoTold = { message: string; description?: string } | { failure: string }

const failures = {
  gone: 'It is too late to undo that change.',
  already: 'It was undone before.',
  'too-late': 'It is too long ago.',
}

/** Describes how an undo ended. */
export function describeUndo(outcome: UndoOutcome): UndoTold {
  if (outcome.kind !== 'undone' && outcome.kind !== 'restored') return { failure: failures[outcome.kind] }
  const isRestored = outcome.kind === 'restored'
  const count = isRestored ? outcome.restored.length : outcome.undone.length
  const description = describeNotes(outcome)
  if (count === 0) return { failure: [description, 'Nothing was undone.'].filter(Boolean).join(' ') }
  const records = !isRestored && outcome.of === 'testimonials' ? `${count} testimonials` : leadsCount(count)
  const undone = count === 1 ? 'Undone' : `Undone for ${records}`
  const isBinned = !isRestored && outcome.isBinned
  const message = isRestored ? restoredMessage(count) : isBinned ? 'The lead is in the bin' : undone
  return { message, ...(description && { description }) }
}

export const restoredMessage = (count: number) =>
  count === 1 ? 'Lead restored' : `${leadsCount(count)} restored`

const TOLD = 5

/** Describes what could not be undone or restored; undefined if that is nothing. */
export function describeNotes({ gone, notes }: { gone: number; notes: UndoNote[] }): string | undefined {
  const more = notes.length - TOLD
  const lines = [
    ...notes.slice(0, TOLD).map(describeNote),
    more > 0 && `And ${formatCount(more)} more.`,
    gone > 0 &&
      (gone === 1 ? 'One lead is not there any more.' : `${leadsCount(gone)} are not there any more.`),
  ]
  return lines.filter(Boolean).join(' ') || undefined
}

function describeNote(note: UndoNote): string {
  if (note.kind === 'stays') {
    if (!note.name) return 'It was changed since.'
    return `${note.field ? `${leadFieldWords[note.field]} of ${note.name}` : note.name} was changed since.`
  }
  if (note.kind === 'slot-taken') {
    return `The demo of ${note.name} on ${formatDayAndTime(note.at)} is cancelled, because its time is taken. The customer wasn’t notified.`
  }
  if (note.kind === 'kept-is-gone') {
    return `The lead that ${note.name} was merged into is in the bin or gone. Bring that one back first.`
  }
  return `${note.name} has come again meanwhile: there are two leads now, which can be merged.`
}
