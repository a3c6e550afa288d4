import { z } from 'zod'
import { intent, type OfficeCall, text, textFields } from '#app/lib/office-action.ts'
import type { OfficeUndo } from '#app/lib/office-result.ts'
import { leadStatusWords } from '#content/lead-words.ts'
import { callOutcomeWords, followUpChoiceWords } from '#content/lead-work-words.ts'
import { followUpAfter } from '#domain/leads/after-call.ts'
import { type FollowUpStep, followUpSteps } from '#domain/leads/follow-up.ts'
import { leadStatuses } from '#domain/leads/lead.ts'
import { callOutcomes, leadWorkLimits } from '#domain/leads/lead-work.ts'
import type { InlineField } from '#server/leads/hand/set-field.ts'
import { leadAddress } from './edit/edit-result.ts'
import { LEADS } from './lead-result.ts'

/** Sets where a lead stands: from its page, the list, and Today. */
export const setStatus = intent({
  schema: z.object({
    leadId: text,
    status: z.enum(leadStatuses, 'That is no status a lead can have.'),
  }),
  failure: 'Failed to update lead status',
  run: ({ services, viewer, input }) => services.leads.changeStatus(viewer, input),
  toast: 'Lead status updated successfully',
  undo: (outcome, { input }) =>
    outcome.kind === 'changed' ? `${outcome.name}: ${leadStatusWords[input.status]}` : undefined,
})

const idOf = ({ params }: Pick<OfficeCall<never>, 'params'>) => params.id ?? ''

const problems = {
  empty: 'Write something first.',
  'too-long': `At most ${leadWorkLimits.note} characters fit.`,
  'no-title': 'Say what is to be done.',
  'no-day': 'Choose a day.',
  'no-outcome': 'Say how it went.',
  'no-reason': 'Choose a reason.',
  assigned_to: 'That is nobody on the team.',
  follow_up_date: 'That is no day.',
  estimated_value: 'That is no amount in rupees.',
}

/** What takes something back with a form of the lead's own page. */
function undoBy(call: Pick<OfficeCall<never>, 'params'>, intent: string, item: string): OfficeUndo {
  return { action: leadAddress(idOf(call)), fields: { intent, item } }
}

function setField(field: InlineField, toast: string) {
  return intent({
    schema: textFields('text', 'seen'),
    failure: 'Failed to update lead',
    problems,
    run: ({ services, viewer, input, ...call }) =>
      services.leads.setField(viewer, { leadId: idOf(call), field, ...input }),
    toast,
  })
}

const followUpStep = z.enum(followUpSteps, 'Nothing was chosen.')
const followUpDone: Record<FollowUpStep, string> = {
  done: 'Followed up',
  tomorrow: 'Put off until tomorrow',
  'next-week': 'Put off until next week',
}
const taskDone: Record<FollowUpStep, string> = {
  done: 'Task done',
  tomorrow: 'Task left for tomorrow',
  'next-week': 'Task left for next week',
}

const taskFields = ['title', 'day', 'time', 'assignedTo'] as const
const callFields = ['direction', 'outcome', 'minutes', 'note', 'followUp'] as const

function deleteItem(kind: 'note' | 'task', words: { failure: string; toast: string }) {
  return intent({
    schema: textFields('item'),
    ...words,
    run: ({ services, viewer, input }) => services.leads.deleteItem(viewer, { kind, id: input.item }),
    undo: (_done, call) => undoBy(call, `restore-${kind}`, call.input.item),
  })
}

function restoreItem(kind: 'note' | 'task') {
  return intent({
    schema: textFields('item'),
    failure: 'It could not be brought back',
    run: ({ services, viewer, input }) => services.leads.restoreItem(viewer, { kind, id: input.item }),
    toast: 'It is as it was',
  })
}

function finishTask(done: boolean, words: { failure: string; toast: string }) {
  return intent({
    schema: textFields('item'),
    ...words,
    run: ({ services, viewer, input }) => services.leads.finishTask(viewer, { id: input.item, done }),
    undo: (_done, call) => undoBy(call, done ? 'reopen-task' : 'finish-task', call.input.item),
  })
}

/** All that the forms of a lead's page do. */
export const leadIntents = {
  'set-status': setStatus,
  'set-assigned_to': setField('assigned_to', 'Lead given'),
  'set-follow_up_date': setField('follow_up_date', 'Follow-up set'),
  'set-estimated_value': setField('estimated_value', 'Value saved'),

  'use-contact': intent({
    schema: textFields('item'),
    failure: 'Failed to update lead',
    run: ({ services, viewer, input, ...call }) =>
      services.leads.useContact(viewer, { leadId: idOf(call), contact: input.item }),
    toast: 'Main contact changed',
  }),
  'remove-contact': intent({
    schema: textFields('item', 'key'),
    failure: 'Failed to remove the contact',
    run: ({ services, viewer, input, ...call }) =>
      services.leads.removeContact(viewer, { leadId: idOf(call), contact: input.item, key: input.key }),
    toast: 'Contact removed',
    undo: (_done, call) => undoBy(call, 'restore-contact', call.input.key),
  }),
  'restore-contact': intent({
    schema: textFields('item'),
    failure: 'It could not be brought back',
    run: ({ services, viewer, input, ...call }) =>
      services.leads.restoreContact(viewer, { leadId: idOf(call), key: input.item }),
    toast: 'Contact is back',
  }),

  'give-reason': intent({
    schema: textFields('reason', 'note', 'seen'),
    failure: 'Failed to save the reason',
    problems,
    run: ({ services, viewer, input, ...call }) =>
      services.leads.giveReason(viewer, { leadId: idOf(call), ...input }),
    toast: 'Reason saved',
    undo: (_done, call) => undoBy(call, 'restore-reason', idOf(call)),
  }),
  'restore-reason': intent({
    schema: textFields(),
    failure: 'It could not be brought back',
    run: ({ services, viewer, ...call }) => services.leads.undoReason(viewer, { leadId: idOf(call) }),
    toast: 'It is as it was',
  }),

  'log-call': intent({
    schema: textFields('key', ...callFields),
    failure: 'Failed to add lead activity',
    problems,
    run: ({ services, viewer, input: { key, ...fields }, ...call }) =>
      services.leads.logCall(viewer, { id: key, leadId: idOf(call), fields }),
    toast: 'Call logged',
  }),

  'add-note': intent({
    schema: textFields('key', 'text'),
    failure: 'Failed to add lead activity',
    problems,
    run: ({ services, viewer, input, ...call }) =>
      services.leads.addNote(viewer, { id: input.key, leadId: idOf(call), text: input.text }),
    toast: 'Note added',
    undo: (_done, call) => undoBy(call, 'delete-note', call.input.key),
  }),
  'edit-note': intent({
    schema: textFields('item', 'text', 'seen'),
    failure: 'Failed to save the note',
    problems,
    run: ({ services, viewer, input }) =>
      services.leads.editNote(viewer, { id: input.item, text: input.text, seen: input.seen }),
    toast: 'Note saved',
    undo: (_done, call) => undoBy(call, 'restore-note', call.input.item),
  }),
  'delete-note': deleteItem('note', { failure: 'Failed to delete the note', toast: 'Note deleted' }),
  'restore-note': restoreItem('note'),

  'add-task': intent({
    schema: textFields('key', ...taskFields),
    failure: 'Failed to add the task',
    problems,
    run: ({ services, viewer, input: { key, ...fields }, ...call }) =>
      services.leads.addTask(viewer, { id: key, leadId: idOf(call), fields }),
    toast: 'Task added',
    undo: (_done, call) => undoBy(call, 'delete-task', call.input.key),
  }),
  'edit-task': intent({
    schema: textFields('item', 'seen', ...taskFields),
    failure: 'Failed to save the task',
    problems,
    run: ({ services, viewer, input: { item, seen, ...fields } }) =>
      services.leads.editTask(viewer, { id: item, seen, fields }),
    toast: 'Task saved',
    undo: (_done, call) => undoBy(call, 'restore-task', call.input.item),
  }),
  'finish-task': finishTask(true, { failure: 'Failed to tick the task off', toast: 'Task done' }),
  'reopen-task': finishTask(false, {
    failure: 'Failed to take the tick away',
    toast: 'Task to be done again',
  }),
  'delete-task': deleteItem('task', { failure: 'Failed to delete the task', toast: 'Task deleted' }),
  'restore-task': restoreItem('task'),

  'step-follow-up': intent({
    schema: z.object({ step: followUpStep, seen: text }),
    failure: 'Failed to update lead',
    run: ({ services, viewer, input, ...call }) =>
      services.leads.stepFollowUp(viewer, { leadId: idOf(call), ...input }),
    toast: (_outcome, { input }) => ({ message: followUpDone[input.step] }),
    undo: ({ name }) => name,
  }),
  'step-task': intent({
    schema: z.object({ item: text, step: followUpStep, seen: text, title: text }),
    failure: 'Failed to change the task',
    run: ({ services, viewer, input: { item, step, seen } }) =>
      step === 'done'
        ? services.leads.finishTask(viewer, { id: item, done: true })
        : services.leads.putOffTask(viewer, { id: item, seen, until: step }),
    toast: (_outcome, { input }) => ({ message: taskDone[input.step] }),
    undo: (_outcome, { input, ...call }) => ({
      ...undoBy(call, input.step === 'done' ? 'reopen-task' : 'restore-task', input.item),
      label: input.title,
    }),
  }),
  'log-outcome': intent({
    schema: z.object({ key: text, name: text, outcome: z.enum(callOutcomes, 'Nothing was chosen.') }),
    failure: 'Failed to log the call',
    run: ({ services, viewer, input: { key, outcome }, ...call }) =>
      services.leads.logCall(viewer, {
        id: key || crypto.randomUUID(),
        leadId: idOf(call),
        fields: { direction: 'out', outcome, minutes: '', note: '', followUp: followUpAfter(outcome) },
      }),
    toast(_outcome, { input: { outcome } }) {
      const followUp = followUpAfter(outcome)
      const next = followUp ? `, again ${followUpChoiceWords[followUp].toLowerCase()}` : ''
      return { message: `${callOutcomeWords[outcome]}${next}` }
    },
    undo: (_outcome, { input }) => input.name,
  }),

  delete: intent({
    permission: 'leads:delete',
    schema: textFields(),
    failure: 'Failed to delete lead',
    outage: 'Nothing was deleted. Try again in a moment.',
    // Gone already is as good as deleted.
    run: async ({ services, viewer, ...call }) => {
      const deletion = await services.leads.delete(viewer, idOf(call))
      return deletion.kind === 'deleted' ? deletion : { kind: 'deleted' as const }
    },
    toast: 'Lead deleted successfully',
    goTo: () => LEADS,
  }),
}
