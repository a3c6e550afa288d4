import type { Viewer } from '#domain/accounts/viewer.ts'
import { createModelService, type ModelServiceOptions } from '#server/chat/model-service.ts'
import { failingAs } from '#server/failing-as.ts'
import { logCall } from './calls/log-call.ts'
import { removeContact, restoreContact, useContact } from './contacts/change-contacts.ts'
import { giveReason } from './hand/outcome.ts'
import { setField } from './hand/set-field.ts'
import { takeReasonBack } from './hand/take-reason-back.ts'
import { deleteItem, restoreItem } from './items/delete-item.ts'
import { addNote, editNote } from './notes/write-note.ts'
import type { draftReply } from './reply/draft/draft-reply.ts'
import { logWhatsApp } from './reply/log-whatsapp.ts'
import { prepareReply } from './reply/prepare-reply.ts'
import { sendReply } from './reply/send-reply.ts'
import { dropTemplate, listTemplates, offerTemplate, saveTemplate } from './reply/write-template.ts'
import { leadState } from './state/lead-state.ts'
import { notePresence } from './state/note-presence.ts'
import { finishTask } from './tasks/finish-task.ts'
import { dueTasks } from './tasks/list-tasks.ts'
import { putOffTask } from './tasks/put-off-task.ts'
import { addTask, editTask } from './tasks/write-task.ts'
import { readTimeline } from './timeline/read-timeline.ts'
import { workOfLead } from './work-of-lead.ts'

type Dependencies = Parameters<typeof addNote>[0] &
  Parameters<typeof sendReply>[0] &
  Parameters<typeof prepareReply>[0] &
  Omit<Parameters<typeof draftReply>[0], 'drafting'> &
  Omit<ModelServiceOptions, 'patience'> & { draftPatience?: ModelServiceOptions['patience'] | undefined }
type Asker = Viewer | undefined
type Request<UseCase extends (deps: Dependencies, viewer: Asker, request: never) => unknown> =
  Parameters<UseCase>[2]

/** Whoever waits for a draft has sentences of ours instead. */
const DRAFT_PATIENCE = { firstTokenMs: 8_000, wholeMs: 20_000 }

/** All that is done at one lead day by day, bound to the parts it needs. */
export function createLeadWork(deps: Dependencies) {
  const adding = <T>(work: () => Promise<T>) => failingAs('Failed to add lead activity', work)
  const saving = <T>(work: () => Promise<T>) => failingAs('Failed to update lead', work)
  const drafting = {
    models:
      deps.models.length > 0
        ? createModelService({ ...deps, patience: deps.draftPatience ?? DRAFT_PATIENCE })
        : undefined,
    onError: (error: unknown) => deps.logger.error({ err: error }, 'a draft failed'),
  }
  return {
    timeline: (viewer: Asker, request: Request<typeof readTimeline>) =>
      failingAs('Failed to fetch lead activities', () => readTimeline(deps, viewer, request)),
    workOf: (viewer: Asker, leadId: string) =>
      failingAs('Failed to fetch leads', () => workOfLead(deps, viewer, leadId)),
    state: (viewer: Asker, leadId: string) =>
      failingAs('Failed to fetch leads', () => leadState(deps, viewer, leadId)),
    /** As `state`, and the others hear that somebody is there. */
    watch: (viewer: Asker, leadId: string) =>
      failingAs('Failed to fetch leads', async () => {
        await notePresence(deps, viewer, leadId)
        return leadState(deps, viewer, leadId)
      }),
    useContact: (viewer: Asker, asked: Request<typeof useContact>) =>
      saving(() => useContact(deps, viewer, asked)),
    removeContact: (viewer: Asker, asked: Request<typeof removeContact>) =>
      saving(() => removeContact(deps, viewer, asked)),
    restoreContact: (viewer: Asker, asked: Request<typeof restoreContact>) =>
      saving(() => restoreContact(deps, viewer, asked)),
    dueTasks: (viewer: Asker, limit: number) =>
      failingAs('Failed to fetch leads', () => dueTasks(deps, viewer, limit)),

    prepareReply: (viewer: Asker, request: Request<typeof prepareReply>) =>
      failingAs('Failed to fetch leads', () => prepareReply(deps, viewer, request)),
    sendReply: (viewer: Asker, request: Request<typeof sendReply>) =>
      failingAs('Failed to send the reply', () => sendReply(deps, viewer, request)),
    draftReply: (viewer: Asker, request: Parameters<typeof draftReply>[2]) =>
      failingAs('Failed to draft a reply', async () =>
        // What checks a model's words takes a tenth of a start to load.
        (await import('./reply/draft/draft-reply.ts')).draftReply({ ...deps, drafting }, viewer, request),
      ),
    logWhatsApp: (viewer: Asker, request: Request<typeof logWhatsApp>) =>
      adding(() => logWhatsApp(deps, viewer, request)),
    templates: (viewer: Asker) => failingAs('Failed to fetch the texts', () => listTemplates(deps, viewer)),
    saveTemplate: (viewer: Asker, request: Request<typeof saveTemplate>) =>
      failingAs('Failed to save the text', () => saveTemplate(deps, viewer, request)),
    offerTemplate: (viewer: Asker, request: Request<typeof offerTemplate>) =>
      failingAs('Failed to save the text', () => offerTemplate(deps, viewer, request)),
    dropTemplate: (viewer: Asker, request: Request<typeof dropTemplate>) =>
      failingAs('Failed to save the text', () => dropTemplate(deps, viewer, request)),
    setField: (viewer: Asker, request: Request<typeof setField>) =>
      saving(() => setField(deps, viewer, request)),
    giveReason: (viewer: Asker, request: Request<typeof giveReason>) =>
      saving(() => giveReason(deps, viewer, request)),
    takeReasonBack: (viewer: Asker, request: Request<typeof takeReasonBack>) =>
      saving(() => takeReasonBack(deps, viewer, request)),
    logCall: (viewer: Asker, request: Request<typeof logCall>) =>
      adding(() => logCall(deps, viewer, request)),
    addNote: (viewer: Asker, request: Request<typeof addNote>) =>
      adding(() => addNote(deps, viewer, request)),
    editNote: (viewer: Asker, request: Request<typeof editNote>) =>
      saving(() => editNote(deps, viewer, request)),
    addTask: (viewer: Asker, request: Request<typeof addTask>) =>
      adding(() => addTask(deps, viewer, request)),
    editTask: (viewer: Asker, request: Request<typeof editTask>) =>
      saving(() => editTask(deps, viewer, request)),
    putOffTask: (viewer: Asker, request: Request<typeof putOffTask>) =>
      saving(() => putOffTask(deps, viewer, request)),
    finishTask: (viewer: Asker, request: Request<typeof finishTask>) =>
      saving(() => finishTask(deps, viewer, request)),
    deleteItem: (viewer: Asker, request: Request<typeof deleteItem>) =>
      saving(() => deleteItem(deps, viewer, request)),
    restoreItem: (viewer: Asker, request: Request<typeof restoreItem>) =>
      saving(() => restoreItem(deps, viewer, request)),
  }
}
