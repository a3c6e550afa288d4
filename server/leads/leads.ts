import { bindAll, binder } from '#server/failing-as.ts'
import { deleteLeads } from './bin/delete-leads.ts'
import { listBin } from './bin/list-bin.ts'
import { emptyBin, purgeLeads, purgeOldLeads } from './bin/purge-leads.ts'
import { restoreLeads } from './bin/restore-leads.ts'
import { changeMany } from './bulk/change-many.ts'
import { readReceipt, submitQuote } from './capture/submit-quote.ts'
import { undoChange } from './changes/undo-change.ts'
import { duplicatesOf } from './duplicates/find-duplicates.ts'
import { addLead } from './edit/add-lead.ts'
import { editLead } from './edit/edit-lead.ts'
import { exportLeads } from './export/export-leads.ts'
import { leadStats } from './figures/lead-figures.ts'
import { leadTrends } from './figures/lead-trends.ts'
import { getLead } from './get-lead.ts'
import { dueFollowUps } from './list/due-follow-ups.ts'
import { leadBoard } from './list/lead-board.ts'
import { countMatching, listLeads } from './list/list-leads.ts'
import { countNewLeads, newLeads } from './list/new-leads.ts'
import { newestLeads } from './list/newest-leads.ts'
import { nextLead } from './list/next-lead.ts'
import { suggestLeads } from './list/suggest-leads.ts'
import { mergeLeads } from './merge/merge-leads.ts'
import { mergedInto, readMerge } from './merge/read-merge.ts'
import { countQuarantined, deleteQuarantined, listQuarantined, releaseQuarantined } from './quarantined.ts'
import { changeView, deleteView } from './views/change-view.ts'
import { listViews } from './views/list-views.ts'
import { saveView } from './views/save-view.ts'
import { changeLeadStatus } from './work/change-lead-status.ts'
import { createLeadWork } from './work/lead-work.ts'
import { stepFollowUp } from './work/step-follow-up.ts'

type Dependencies = Parameters<typeof submitQuote>[0] &
  Parameters<typeof releaseQuarantined>[0] &
  Parameters<typeof createLeadWork>[0]

/** The use cases of leads, bound to their dependencies. Errors have the names of the specification. */
export function createLeads(deps: Dependencies) {
  const bind = binder(deps)
  return {
    ...createLeadWork(deps),
    ...bindAll(deps, { submitQuote, readReceipt, purgeOld: purgeOldLeads }),

    list: bind('Failed to fetch leads', listLeads),
    suggest: bind('Failed to fetch leads', suggestLeads),
    count: bind('Failed to fetch leads', countMatching),
    export: bind('Failed to fetch leads', exportLeads),
    changeMany: bind('Failed to update lead', changeMany),
    views: bind('Failed to fetch views', listViews),
    saveView: bind('Failed to save view', saveView),
    changeView: bind('Failed to save view', changeView),
    deleteView: bind('Failed to delete view', deleteView),
    stats: bind('Failed to fetch lead stats', leadStats),
    get: bind('Failed to fetch leads', getLead),
    newest: bind('Failed to fetch leads', newestLeads),
    board: bind('Failed to fetch leads', leadBoard),
    trends: bind('Failed to fetch lead stats', leadTrends),
    dueFollowUps: bind('Failed to fetch leads', dueFollowUps),
    stepFollowUp: bind('Failed to update lead', stepFollowUp),
    newToWork: bind('Failed to fetch leads', newLeads),
    countNewToWork: bind('Failed to fetch leads', countNewLeads),
    next: bind('Failed to fetch leads', nextLead),
    changeLeadStatus: bind('Failed to update lead', changeLeadStatus),
    add: bind('Failed to create lead', addLead),
    edit: bind('Failed to update lead', editLead),
    readMerge: bind('Failed to fetch leads', readMerge),
    merge: bind('Failed to merge leads', mergeLeads),
    mergedInto: bind('Failed to fetch leads', mergedInto),
    duplicatesOf: bind('Failed to fetch leads', duplicatesOf),
    undo: bind('Failed to update lead', undoChange),
    delete: bind('Failed to delete lead', deleteLeads),
    bin: bind('Failed to fetch leads', listBin),
    restoreMany: bind('Failed to restore lead', restoreLeads),
    purge: bind('Failed to delete lead', purgeLeads),
    emptyBin: bind('Failed to delete lead', emptyBin),

    countQuarantined: bind('Failed to fetch leads', countQuarantined),
    listQuarantined: bind('Failed to fetch leads', listQuarantined),
    releaseQuarantined: bind('Failed to create lead', releaseQuarantined),
    deleteQuarantined: bind('Failed to delete lead', deleteQuarantined),
  }
}
