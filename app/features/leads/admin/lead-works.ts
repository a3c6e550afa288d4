import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Services } from '#server/app.ts'
import type { FieldInHand } from '#server/leads/hand/set-field.ts'

type Asked = { leadId: string; item: string; get: (name: string) => string }

export type WorkOutcome =
  | { kind: 'saved'; changeId?: string }
  | { kind: 'deleted' | 'restored' | 'gone' | 'not-yours' | 'changed-meanwhile' }
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

const callFields = ['direction', 'outcome', 'minutes', 'note', 'followUp']
const taskFields = ['title', 'day', 'time', 'assignedTo']
const readTask = (get: Asked['get']) => ({
  title: get('title'),
  day: get('day'),
  time: get('time'),
  assignedTo: get('assignedTo'),
})

const setField = (field: FieldInHand): LeadWork => ({
  failure: 'Failed to update lead',
  fields: ['text'],
  run: (leads, viewer, { leadId, get }) =>
    leads.setField(viewer, { leadId, field, text: get('text'), seen: get('seen') }),
})

/** All that the forms of a lead's page do, by the name that they send. */
export const leadWorks: Record<string, LeadWork> = {
  'set-assigned_to': setField('assigned_to'),
  'set-follow_up_date': setField('follow_up_date'),
  'set-estimated_value': setField('estimated_value'),
  'give-reason': {
    failure: 'Failed to save the reason',
    fields: ['reason', 'note'],
    run: (leads, viewer, { leadId, get }) =>
      leads.giveReason(viewer, { leadId, reason: get('reason'), note: get('note'), seen: get('seen') }),
  },
  'log-call': {
    failure: 'Failed to add lead activity',
    fields: callFields,
    run: (leads, viewer, { leadId, get }) =>
      leads.logCall(viewer, {
        id: get('key'),
        leadId,
        fields: {
          direction: get('direction'),
          outcome: get('outcome'),
          minutes: get('minutes'),
          note: get('note'),
          followUp: get('followUp'),
        },
      }),
  },
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
