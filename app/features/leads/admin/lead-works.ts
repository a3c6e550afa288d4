import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Services } from '#server/app.ts'
import type { FieldInHand } from '#server/leads/hand/set-field.ts'

export type Asked = { leadId: string; item: string; get: (name: string) => string }

export type WorkOutcome =
  | { kind: 'saved'; changeId?: string }
  | { kind: 'deleted' | 'restored' | 'gone' | 'not-yours' | 'changed-meanwhile' }
  | { kind: 'invalid'; problem: string }

export type LeadWork = {
  /** What is said where it could not be done. */
  failure: string
  /** What was typed, to be kept when it is refused. */
  fields?: string[]
  /** What is sent to take it back; a change of fields has a change of its own for that. */
  back?: (asked: Asked) => { intent: string; item: string }
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
    leads.setField(viewer, {
      leadId,
      field,
      text: get('text'),
      seen: get('seen'),
      isUnsure: get('unsure') === '1',
    }),
})

/** All that the forms of a lead's page do, by the name that they send. */
export const leadWorks: Record<string, LeadWork> = {
  'set-assigned_to': setField('assigned_to'),
  'set-follow_up_date': setField('follow_up_date'),
  'set-estimated_value': setField('estimated_value'),
  'use-contact': {
    failure: 'Failed to update lead',
    run: (leads, viewer, { leadId, item }) => leads.useContact(viewer, { leadId, contact: item }),
  },
  'remove-contact': {
    failure: 'Failed to remove the contact',
    back: ({ get }) => ({ intent: 'restore-contact', item: get('key') }),
    run: (leads, viewer, { leadId, item, get }) =>
      leads.removeContact(viewer, { leadId, contact: item, key: get('key') }),
  },
  'restore-contact': {
    failure: 'It could not be brought back',
    run: (leads, viewer, { leadId, item }) => leads.restoreContact(viewer, { leadId, key: item }),
  },
  'give-reason': {
    failure: 'Failed to save the reason',
    back: ({ leadId }) => ({ intent: 'restore-reason', item: leadId }),
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
    back: ({ get }) => ({ intent: 'delete-note', item: get('key') }),
    failure: 'Failed to add lead activity',
    fields: ['text'],
    run: (leads, viewer, { leadId, get }) =>
      leads.addNote(viewer, { id: get('key'), leadId, text: get('text') }),
  },
  'edit-note': {
    back: ({ item }) => ({ intent: 'restore-note', item }),
    failure: 'Failed to save the note',
    fields: ['text'],
    run: (leads, viewer, { item, get }) =>
      leads.editNote(viewer, { id: item, text: get('text'), seen: get('seen') }),
  },
  'delete-note': {
    failure: 'Failed to delete the note',
    back: ({ item }) => ({ intent: 'restore-note', item }),
    run: (leads, viewer, { item }) => leads.deleteItem(viewer, { kind: 'note', id: item }),
  },
  'add-task': {
    back: ({ get }) => ({ intent: 'delete-task', item: get('key') }),
    failure: 'Failed to add the task',
    fields: taskFields,
    run: (leads, viewer, { leadId, get }) =>
      leads.addTask(viewer, { id: get('key'), leadId, fields: readTask(get) }),
  },
  'edit-task': {
    back: ({ item }) => ({ intent: 'restore-task', item }),
    failure: 'Failed to save the task',
    fields: taskFields,
    run: (leads, viewer, { item, get }) =>
      leads.editTask(viewer, { id: item, seen: get('seen'), fields: readTask(get) }),
  },
  'finish-task': {
    back: ({ item }) => ({ intent: 'reopen-task', item }),
    failure: 'Failed to tick the task off',
    run: (leads, viewer, { item }) => leads.finishTask(viewer, { id: item, done: true }),
  },
  'reopen-task': {
    back: ({ item }) => ({ intent: 'finish-task', item }),
    failure: 'Failed to take the tick away',
    run: (leads, viewer, { item }) => leads.finishTask(viewer, { id: item, done: false }),
  },
  'delete-task': {
    failure: 'Failed to delete the task',
    back: ({ item }) => ({ intent: 'restore-task', item }),
    run: (leads, viewer, { item }) => leads.deleteItem(viewer, { kind: 'task', id: item }),
  },
  'restore-note': {
    failure: 'It could not be brought back',
    run: (leads, viewer, { item }) => leads.restoreItem(viewer, { kind: 'note', id: item }),
  },
  'restore-task': {
    failure: 'It could not be brought back',
    run: (leads, viewer, { item }) => leads.restoreItem(viewer, { kind: 'task', id: item }),
  },
  'restore-reason': {
    failure: 'It could not be brought back',
    run: (leads, viewer, { leadId }) => leads.takeReasonBack(viewer, { leadId }),
  },
}
