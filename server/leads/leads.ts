import type { Viewer } from '#domain/accounts/viewer.ts'
import type { BoardPlaces } from '#domain/leads/board.ts'
import type { LeadFilters } from '#domain/leads/lead-filters.ts'
import { failingAs } from '#server/failing-as.ts'
import { deleteLeads } from './bin/delete-leads.ts'
import { listBin } from './bin/list-bin.ts'
import { emptyBin, purgeLeads, purgeOldLeads } from './bin/purge-leads.ts'
import { restoreLeads } from './bin/restore-leads.ts'
import { changeMany } from './bulk/change-many.ts'
import { changeLeadStatus } from './change-lead-status.ts'
import { deleteLead } from './delete-lead.ts'
import { dueFollowUps } from './due-follow-ups.ts'
import { duplicatesOf } from './duplicates/duplicates-of.ts'
import { addLead } from './edit/add-lead.ts'
import { editLead } from './edit/edit-lead.ts'
import { exportLeads } from './export/export-leads.ts'
import { getLead } from './get-lead.ts'
import {
  countHeldBack,
  deleteHeldBack,
  deleteHeldBackMany,
  listHeldBack,
  releaseHeldBack,
} from './held-back.ts'
import { leadActivities } from './lead-activities.ts'
import { leadBoard } from './lead-board.ts'
import { leadStats } from './lead-stats.ts'
import { leadTrends } from './lead-trends.ts'
import { createLeadWork } from './lead-work.ts'
import { listLeads } from './list-leads.ts'
import { countMatching } from './matching-leads.ts'
import { mergeLeads } from './merge/merge-leads.ts'
import { mergedInto, readMerge } from './merge/read-merge.ts'
import { moveLead } from './move-lead.ts'
import { countNewLeads, newLeads } from './new-leads.ts'
import { newestLeads } from './newest-leads.ts'
import { nextLead } from './next-lead.ts'
import { stepFollowUp } from './step-follow-up.ts'
import { readReceipt, submitQuote } from './submit-quote.ts'
import { suggestLeads } from './suggest-leads.ts'
import { undoChange } from './undo-change.ts'
import { changeView, deleteView, setUsualView } from './views/change-view.ts'
import { listViews } from './views/list-views.ts'
import { saveView } from './views/save-view.ts'

type Dependencies = Parameters<typeof submitQuote>[0] &
  Parameters<typeof releaseHeldBack>[0] &
  Parameters<typeof createLeadWork>[0]
type Asker = Viewer | undefined

/** All that can be done with leads, bound to the parts it needs. Failures are called as the specification calls them. */
export function createLeads(deps: Dependencies) {
  return {
    ...createLeadWork(deps),
    submitQuote: (visit: Parameters<typeof submitQuote>[1]) => submitQuote(deps, visit),
    readReceipt: (receipt: string) => readReceipt(deps, receipt),

    list: (viewer: Asker, filters: LeadFilters) =>
      failingAs('Failed to fetch leads', () => listLeads(deps, viewer, filters)),
    suggest: (viewer: Asker, wanted: Parameters<typeof suggestLeads>[2]) =>
      failingAs('Failed to fetch leads', () => suggestLeads(deps, viewer, wanted)),
    count: (viewer: Asker, filters: LeadFilters) =>
      failingAs('Failed to fetch leads', () => countMatching(deps, viewer, filters)),
    export: (viewer: Asker, wanted: Parameters<typeof exportLeads>[2]) =>
      failingAs('Failed to fetch leads', () => exportLeads(deps, viewer, wanted)),
    changeMany: (viewer: Asker, part: Parameters<typeof changeMany>[2]) =>
      failingAs('Failed to update lead', () => changeMany(deps, viewer, part)),
    views: (viewer: Asker) => failingAs('Failed to fetch views', () => listViews(deps, viewer)),
    saveView: (viewer: Asker, view: Parameters<typeof saveView>[2]) =>
      failingAs('Failed to save view', () => saveView(deps, viewer, view)),
    changeView: (viewer: Asker, change: Parameters<typeof changeView>[2]) =>
      failingAs('Failed to save view', () => changeView(deps, viewer, change)),
    deleteView: (viewer: Asker, id: string) =>
      failingAs('Failed to delete view', () => deleteView(deps, viewer, id)),
    setUsualView: (viewer: Asker, id: string | null) =>
      failingAs('Failed to save view', () => setUsualView(deps, viewer, id)),
    stats: (viewer: Asker) => failingAs('Failed to fetch lead stats', () => leadStats(deps, viewer)),
    get: (viewer: Asker, leadId: string) =>
      failingAs('Failed to fetch leads', () => getLead(deps, viewer, leadId)),
    activities: (viewer: Asker, leadId: string) =>
      failingAs('Failed to fetch lead activities', () => leadActivities(deps, viewer, leadId)),
    newest: (viewer: Asker) => failingAs('Failed to fetch leads', () => newestLeads(deps, viewer)),
    board: (viewer: Asker, filters: LeadFilters, places: BoardPlaces) =>
      failingAs('Failed to fetch leads', () => leadBoard(deps, viewer, filters, places)),
    move: (viewer: Asker, move: Parameters<typeof moveLead>[2]) =>
      failingAs('Failed to update lead', () => moveLead(deps, viewer, move)),
    trends: (viewer: Asker) => failingAs('Failed to fetch lead stats', () => leadTrends(deps, viewer)),
    dueFollowUps: (viewer: Asker, limit: number) =>
      failingAs('Failed to fetch leads', () => dueFollowUps(deps, viewer, limit)),
    stepFollowUp: (viewer: Asker, step: Parameters<typeof stepFollowUp>[2]) =>
      failingAs('Failed to update lead', () => stepFollowUp(deps, viewer, step)),
    newToWork: (viewer: Asker, limit: number) =>
      failingAs('Failed to fetch leads', () => newLeads(deps, viewer, limit)),
    countNewToWork: (viewer: Asker) => failingAs('Failed to fetch leads', () => countNewLeads(deps, viewer)),
    next: (viewer: Asker, from: Parameters<typeof nextLead>[2]) =>
      failingAs('Failed to fetch leads', () => nextLead(deps, viewer, from)),
    changeStatus: (viewer: Asker, change: Parameters<typeof changeLeadStatus>[2]) =>
      failingAs('Failed to update lead', () => changeLeadStatus(deps, viewer, change)),
    add: (viewer: Asker, added: Parameters<typeof addLead>[2]) =>
      failingAs('Failed to create lead', () => addLead(deps, viewer, added)),
    edit: (viewer: Asker, edit: Parameters<typeof editLead>[2]) =>
      failingAs('Failed to update lead', () => editLead(deps, viewer, edit)),
    readMerge: (viewer: Asker, keepId: string, otherId: string) =>
      failingAs('Failed to fetch leads', () => readMerge(deps, viewer, keepId, otherId)),
    merge: (viewer: Asker, merge: Parameters<typeof mergeLeads>[2]) =>
      failingAs('Failed to merge leads', () => mergeLeads(deps, viewer, merge)),
    mergedInto: (viewer: Asker, leadId: string) =>
      failingAs('Failed to fetch leads', () => mergedInto(deps, viewer, leadId)),
    duplicatesOf: (viewer: Asker, leadId: string) =>
      failingAs('Failed to fetch leads', () => duplicatesOf(deps, viewer, leadId)),
    undo: (viewer: Asker, changeId: string, part?: Parameters<typeof undoChange>[3]) =>
      failingAs('Failed to update lead', () => undoChange(deps, viewer, changeId, part)),
    delete: (viewer: Asker, leadId: string) =>
      failingAs('Failed to delete lead', () => deleteLead(deps, viewer, leadId)),
    deleteMany: (viewer: Asker, leadIds: readonly string[], changeId?: string) =>
      failingAs('Failed to delete lead', () => deleteLeads(deps, viewer, leadIds, changeId)),
    bin: (viewer: Asker, after?: string | null) =>
      failingAs('Failed to fetch leads', () => listBin(deps, viewer, after)),
    restoreMany: (viewer: Asker, leadIds: readonly string[]) =>
      failingAs('Failed to restore lead', () => restoreLeads(deps, viewer, leadIds)),
    purge: (viewer: Asker, leadIds: readonly string[]) =>
      failingAs('Failed to delete lead', () => purgeLeads(deps, viewer, leadIds)),
    emptyBin: (viewer: Asker, seenAt: string) =>
      failingAs('Failed to delete lead', () => emptyBin(deps, viewer, seenAt)),
    /** Throws away what was deleted too long ago. */
    purgeOld: (days?: number) => purgeOldLeads(deps, days),

    countHeldBack: (viewer: Asker) => failingAs('Failed to fetch leads', () => countHeldBack(deps, viewer)),
    listHeldBack: (viewer: Asker) => failingAs('Failed to fetch leads', () => listHeldBack(deps, viewer)),
    releaseHeldBack: (viewer: Asker, id: string) =>
      failingAs('Failed to create lead', () => releaseHeldBack(deps, viewer, id)),
    deleteHeldBack: (viewer: Asker, id: string) =>
      failingAs('Failed to delete lead', () => deleteHeldBack(deps, viewer, id)),
    deleteHeldBackMany: (viewer: Asker, ids: readonly string[]) =>
      failingAs('Failed to delete lead', () => deleteHeldBackMany(deps, viewer, ids)),
  }
}
