import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Services } from '#server/app.ts'

type Asked = { leadId: string; item: string; get: (name: string) => string }

export type WorkOutcome =
  | { kind: 'saved' | 'deleted' | 'restored' | 'gone' | 'not-yours' | 'changed-meanwhile' }
  | { kind: 'invalid'; problem: string }

export type LeadWork = {
  /** What is said where it could not be done. */
  failure: string
  /** What was typed, to be kept when it is refused. */
  fields?: string[]
  /** What it takes away, to be brought back. */
  deletes?: 'note' | 'task'
  run: (leads: Services['leads'], viewer: Viewer, asked: Asked) => Promise<WorkOutcome>
}

const taskFields = ['title', 'day', 'time', 'assignedTo']
const readTask = (get: Asked['get']) => ({
  title: get('title'),
  day: get('day'),
  time: get('time'),
  assignedTo: get('assignedTo'),
})

/** All that the forms of a lead's page do, by the name that they send. */
export const leadWorks: Record<string, LeadWork> = {
  'add-note': {
    failure: 'Failed to add lead activity',
    fields: ['text'],
    run: (leads, viewer, { leadId, get }) =>
      leads.addNote(viewer, { id: get('key'), leadId, text: get('text') }),
  },
  'edit-note': {
    failure: 'Failed to save the note',
    fields: ['text'],
    run: (leads, viewer, { item, get }) =>
      leads.editNote(viewer, { id: item, text: get('text'), seen: get('seen') }),
  },
  'delete-note': {
    failure: 'Failed to delete the note',
    deletes: 'note',
    run: (leads, viewer, { item }) => leads.deleteItem(viewer, { kind: 'note', id: item }),
  },
  'add-task': {
    failure: 'Failed to add the task',
    fields: taskFields,
    run: (leads, viewer, { leadId, get }) =>
      leads.addTask(viewer, { id: get('key'), leadId, fields: readTask(get) }),
  },
  'edit-task': {
    failure: 'Failed to save the task',
    fields: taskFields,
    run: (leads, viewer, { item, get }) =>
      leads.editTask(viewer, { id: item, seen: get('seen'), fields: readTask(get) }),
  },
  'finish-task': {
    failure: 'Failed to tick the task off',
    run: (leads, viewer, { item }) => leads.finishTask(viewer, { id: item, done: true }),
  },
  'reopen-task': {
    failure: 'Failed to take the tick away',
    run: (leads, viewer, { item }) => leads.finishTask(viewer, { id: item, done: false }),
  },
  'delete-task': {
    failure: 'Failed to delete the task',
    deletes: 'task',
    run: (leads, viewer, { item }) => leads.deleteItem(viewer, { kind: 'task', id: item }),
  },
  restore: {
    failure: 'It could not be brought back',
    run: (leads, viewer, { item, get }) =>
      leads.restoreItem(viewer, { kind: get('kind') === 'note' ? 'note' : 'task', id: item }),
  },
}
