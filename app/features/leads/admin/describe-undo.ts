import type { ChangeResult } from '#app/components/back-office/change-result.ts'
import { leadFieldWords } from '#content/lead-words.ts'
import { formatDayAndTime } from '#domain/indian-time.ts'
import type { RestoreNote } from '#server/leads/bin/restore-leads.ts'
import type { UndoOutcome } from '#server/leads/undo-change.ts'
import type { StayedLead } from '#server/leads/undo-parts.ts'

/** `goTo`: where to go when the page of what was changed is gone with it. */
export type UndoResult = ChangeResult & { goTo?: string }

/** What taking a change back came to, in words. */
export function describeUndo(outcome: UndoOutcome): UndoResult & { status: number } {
  if (outcome.kind === 'gone') return failed(404, 'That change can’t be taken back any more.')
  if (outcome.kind === 'already') return failed(409, 'It was taken back before.')
  if (outcome.kind === 'binned') {
    return { status: 200, ok: true, message: 'The lead is in the bin', goTo: '/del-admin-dashboard/leads' }
  }
  if (outcome.kind === 'restored') {
    if (outcome.restored.length === 0)
      return failed(409, describeNotes(outcome) ?? 'It is not in the bin any more.')
    return { status: 200, ok: true, ...describeRestored(outcome) }
  }
  const { undone, stayed, stayedCount, gone } = outcome
  const reasons = [
    ...stayed.map(describeStayed),
    stayedCount > stayed.length && `${stayedCount - stayed.length} more were changed since.`,
    gone > 0 && (gone === 1 ? 'One lead is not there any more.' : `${gone} leads are not there any more.`),
  ]
  const description = reasons.filter(Boolean).join(' ')
  if (undone.length === 0) return failed(409, `${description} Nothing was taken back.`)
  const message = undone.length === 1 ? 'Taken back' : `Taken back for ${undone.length} leads`
  return { status: 200, ok: true, message, ...(description ? { description } : {}) }
}

/** What is back from the bin, and what of it is not. */
export function describeRestored(outcome: Restored): { message: string; description?: string } {
  const description = describeNotes(outcome)
  const { length } = outcome.restored
  const message = length === 1 ? 'Lead restored' : `${length} leads restored`
  return { message, ...(description ? { description } : {}) }
}

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
    return `The demo of ${note.name} on ${formatDayAndTime(note.at)} is cancelled: somebody else has its time. They were not told.`
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

function failed(status: number, description: string): ChangeResult & { status: number } {
  // What could not be taken back is out of date where it is shown.
  return { status, ok: false, message: 'Failed to undo', description, gone: true }
}
