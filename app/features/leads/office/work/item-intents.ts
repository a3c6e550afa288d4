import { z } from 'zod'
import { intent, text, textFields, version } from '#app/lib/office/office-action.ts'
import { type FollowUpStep, followUpSteps } from '#domain/leads/follow-up/follow-up.ts'
import { leadProblems as problems } from '../lead-problems.ts'

/** Builds the intent that deletes a note or a task. */
function deleteItem(kind: 'note' | 'task', words: { failure: string; toast: string }) {
  return intent({
    schema: textFields('item'),
    ...words,
    run: ({ services, viewer, input }) => services.leads.deleteItem(viewer, { kind, id: input.item }),
  })
}

/** The changes of a lead's notes. */
export const noteIntents = {
  'add-note': intent({
    schema: textFields('key', 'text'),
    failure: 'Failed to add lead activity',
    problems,
    run: ({ services, viewer, input, id }) =>
      services.leads.addNote(viewer, { id: input.key, leadId: id, text: input.text }),
    toast: 'Note added',
  }),
  'edit-note': intent({
    schema: textFields('item', 'text'),
    failure: 'Failed to save the note',
    problems,
    run: ({ services, viewer, input: { item, text } }) => services.leads.editNote(viewer, { id: item, text }),
    toast: 'Note saved',
  }),
  'delete-note': deleteItem('note', { failure: 'Failed to delete the note', toast: 'Note deleted' }),
}

const taskFields = ['title', 'day', 'time', 'assignedTo'] as const

const stepToasts: Record<FollowUpStep, string> = {
  done: 'Task done',
  tomorrow: 'Task moved to tomorrow',
  'next-week': 'Task moved to next week',
}

function finishTask(done: boolean, words: { failure: string; toast: string }) {
  return intent({
    schema: textFields('item'),
    ...words,
    run: ({ services, viewer, input }) => services.leads.finishTask(viewer, { id: input.item, done }),
  })
}

/** The changes of a lead's tasks. */
export const taskIntents = {
  'add-task': intent({
    schema: textFields('key', ...taskFields),
    failure: 'Failed to add the task',
    problems,
    run: ({ services, viewer, input: { key, ...fields }, id }) =>
      services.leads.addTask(viewer, { id: key, leadId: id, fields }),
    toast: 'Task added',
  }),
  'edit-task': intent({
    schema: z.object({ item: text, version, title: text, day: text, time: text, assignedTo: text }),
    failure: 'Failed to save the task',
    problems,
    run: ({ services, viewer, input: { item, version, ...fields } }) =>
      services.leads.editTask(viewer, { id: item, version, fields }),
    toast: 'Task saved',
  }),
  'finish-task': finishTask(true, { failure: 'Failed to mark the task done', toast: 'Task done' }),
  'reopen-task': finishTask(false, {
    failure: 'Failed to reopen the task',
    toast: 'Task reopened',
  }),
  'delete-task': deleteItem('task', { failure: 'Failed to delete the task', toast: 'Task deleted' }),
  'step-task': intent({
    schema: z.object({
      item: text,
      step: z.enum(followUpSteps, 'Nothing was chosen.'),
      version,
      title: text,
    }),
    failure: 'Failed to change the task',
    run: ({ services, viewer, input: { item, step, version } }) =>
      step === 'done'
        ? services.leads.finishTask(viewer, { id: item, done: true })
        : services.leads.putOffTask(viewer, { id: item, version, until: step }),
    toast: (_outcome, { input }) => ({ message: stepToasts[input.step] }),
    undo: (_outcome, { input }) => input.title,
  }),
}
