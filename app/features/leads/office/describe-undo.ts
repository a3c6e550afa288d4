import { leadFieldWords } from '#content/office/lead-words.ts'
import { formatDayAndTime } from '#domain/indian-time.ts'
import type { RestoreNote } from '#server/leads/bin/restore-leads.ts'
import type { UndoOutcome } from '#server/leads/changes/undo-change.ts'
import type { StayedLead } from '#server/leads/changes/undo-parts.ts'
import { leadsCount } from './bulk/bulk-result.ts'

/** What taking a change back came to, in words; or why nothing was taken back. */
type UndoTold = { message: string; description?: string } | { failure: string }

/** Describes how taking a change back ended. */
export function describeUndo(outcome: UndoOutcome): UndoTold {
  if (outcome.kind === 'gone') return { failure: 'It is too late to undo that change.' }
  if (outcome.kind === 'already') return { failure: 'It was undone before.' }
  if (outcome.kind === 'too-late') return { failure: 'It is too long ago.' }
  if (outcome.kind === 'binned') return { message: 'The lead is in the bin' }
  if (outcome.kind === 'worked-on') return { failure: `${outcome.name} ${whyStays[outcome.what]}` }
  const isRestored = outcome.kind === 'restored'
  const count = isRestored ? outcome.restored.length : outcome.undone.length
  const reasons = [
    isRestored ? describeNotes(outcome) : describeStayedOnes(outcome),
    outcome.rest && 'There are more: undo again to go on.',
  ]
  const description = reasons.filter(Boolean).join(' ')
  if (!outcome.rest && count === 0) return { failure: description || 'It is not in the bin any more.' }
  const several = !isRestored && outcome.of === 'testimonials' ? `${count} testimonials` : leadsCount(count)
  const undone = count === 1 ? 'Undone' : `Undone for ${several}`
  return { message: isRestored ? restoredMessage(count) : undone, ...(description && { description }) }
}

const whyStays: Record<Extract<UndoOutcome, { kind: 'worked-on' }>['what'], string> = {
  demo: 'has booked a demo since. The lead stays.',
  task: 'has a task by now. The lead stays.',
  entry: 'has more in the timeline by now. The lead stays.',
}

function describeStayedOnes(outcome: Extract<UndoOutcome, { kind: 'undone' }>): string {
  const { undone, stayed, stayedCount, gone } = outcome
  const others = stayedCount - stayed.length
  const reasons = [
    ...stayed.map(describeStayed),
    others > 0 &&
      (stayed.length === 0
        ? 'It was changed since.'
        : `${others.toLocaleString('en-IN')} more were changed since.`),
    gone > 0 &&
      (gone === 1 ? 'One lead is not there any more.' : `${leadsCount(gone)} are not there any more.`),
    undone.length === 0 && 'Nothing was undone.',
  ]
  return reasons.filter(Boolean).join(' ')
}

export const restoredMessage = (count: number) =>
  count === 1 ? 'Lead restored' : `${leadsCount(count)} restored`

type Restored = { restored: string[]; gone: number; notes: RestoreNote[] }

const TOLD = 5

export function describeNotes({ restored, gone, notes }: Restored): string | undefined {
  const lines = [
    ...notes.slice(0, TOLD).map(describeNote),
    notes.length > TOLD && `${notes.length - TOLD} more have such a note.`,
    gone > 0 &&
      restored.length > 0 &&
      (gone === 1 ? 'One was thrown away for good.' : `${gone} were thrown away for good.`),
  ]
  return lines.filter(Boolean).join(' ') || undefined
}

function describeNote(note: RestoreNote): string {
  if (note.kind === 'slot-taken') {
    return `The demo of ${note.name} on ${formatDayAndTime(note.at)} is cancelled, because its time is taken. The customer wasn’t notified.`
  }
  if (note.kind === 'kept-is-gone') {
    return `The lead that ${note.name} was merged into is in the bin or gone. Bring that one back first.`
  }
  if (note.kind === 'field-stays') {
    return `${leadFieldWords[note.field]} of ${note.name} was changed since the merge, and stays.`
  }
  return `${note.name} has come again meanwhile: there are two leads now, which can be merged.`
}

function describeStayed({ name, field, by, at }: StayedLead): string {
  const who = by && at ? ` by ${by} on ${formatDayAndTime(at)}` : ''
  return `${leadFieldWords[field]} of ${name} was changed since${who}.`
}
