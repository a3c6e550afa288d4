import type { Viewer } from '#domain/accounts/viewer.ts'
import { createModelService, type ModelServiceOptions } from '#server/chat/model/model-service.ts'
import { binder, failingAs } from '#server/failing-as.ts'
import { removeContact, useContact } from '../contacts/change-contacts.ts'
import type { draftReply } from '../reply/draft/draft-reply.ts'
import { logWhatsApp } from '../reply/log-whatsapp.ts'
import { prepareReply } from '../reply/prepare-reply.ts'
import { sendReply } from '../reply/send-reply.ts'
import { deleteTemplate, listTemplates, saveTemplate } from '../reply/write-template.ts'
import { dueTasks, tasksOfLead } from '../tasks/list-tasks.ts'
import { addTask, editTask, finishTask, putOffTask } from '../tasks/write-task.ts'
import { readTimeline } from '../timeline/read-timeline.ts'
import { deleteItem } from './delete-item.ts'
import { logCall } from './log-call.ts'
import { giveReason, reasonOf } from './outcome.ts'
import { setField } from './set-field.ts'
import { addNote, editNote } from './write-note.ts'

type Dependencies = Parameters<typeof addNote>[0] &
  Parameters<typeof sendReply>[0] &
  Parameters<typeof prepareReply>[0] &
  Omit<Parameters<typeof draftReply>[0], 'drafting'> &
  Omit<ModelServiceOptions, 'patience'> &
  Pick<Parameters<typeof draftReply>[0]['drafting'], 'loadAnswer'> & {
    draftPatience?: ModelServiceOptions['patience'] | undefined
  }
type Asker = Viewer | undefined

/** After this time the composed draft is used instead. */
const DRAFT_PATIENCE = { firstTokenMs: 8_000, wholeMs: 20_000 }

/** The use cases of daily work on one lead, bound to their dependencies. */
export function createLeadWork(deps: Dependencies) {
  const bind = binder(deps)
  const drafting = {
    models:
      deps.models.length > 0
        ? createModelService({ ...deps, patience: deps.draftPatience ?? DRAFT_PATIENCE })
        : undefined,
    loadAnswer: deps.loadAnswer,
    onError: (error: unknown) => deps.logger.error({ err: error }, 'a draft failed'),
  }
  return {
    timeline: bind('Failed to fetch lead activities', readTimeline),
    /** Returns the parts of a lead's page that its work changes. */
    workOf: (viewer: Asker, leadId: string) =>
      failingAs('Failed to fetch leads', async () => {
        const reading = [tasksOfLead(deps, viewer, leadId), reasonOf(deps, viewer, leadId)] as const
        const [tasks, reason] = await Promise.all(reading)
        return { now: deps.clock().toISOString(), tasks, reason }
      }),
    useContact: bind('Failed to update lead', useContact),
    removeContact: bind('Failed to update lead', removeContact),
    dueTasks: bind('Failed to fetch leads', dueTasks),

    prepareReply: bind('Failed to fetch leads', prepareReply),
    sendReply: bind('Failed to send the reply', sendReply),
    draftReply: (viewer: Asker, request: Parameters<typeof draftReply>[2]) =>
      failingAs('Failed to draft a reply', async () =>
        // Loading the checks of model replies takes a tenth of the start time.
        (await import('../reply/draft/draft-reply.ts')).draftReply({ ...deps, drafting }, viewer, request),
      ),
    logWhatsApp: bind('Failed to add lead activity', logWhatsApp),
    templates: bind('Failed to fetch the texts', listTemplates),
    saveTemplate: bind('Failed to save the text', saveTemplate),
    deleteTemplate: bind('Failed to save the text', deleteTemplate),
    setField: bind('Failed to update lead', setField),
    giveReason: bind('Failed to update lead', giveReason),
    logCall: bind('Failed to add lead activity', logCall),
    addNote: bind('Failed to add lead activity', addNote),
    editNote: bind('Failed to update lead', editNote),
    addTask: bind('Failed to add lead activity', addTask),
    editTask: bind('Failed to update lead', editTask),
    putOffTask: bind('Failed to update lead', putOffTask),
    finishTask: bind('Failed to update lead', finishTask),
    deleteItem: bind('Failed to update lead', deleteItem),
  }
}
