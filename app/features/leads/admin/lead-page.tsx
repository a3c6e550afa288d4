import { useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { type Demo, DemoLinks } from '#app/components/back-office/demo-links.tsx'
import { Part } from '#app/components/back-office/part.tsx'
import type { OfficeResult } from '#app/lib/office-result.ts'
import { isFollowUpDue } from '#domain/leads/follow-up-day.ts'
import { scoreGaps } from '#domain/leads/raise-score.ts'
import type { TimelineKind } from '#domain/leads/timeline.ts'
import type { TeamMember } from '#server/accounts/team-members.ts'
import type { ShownContact } from '#server/leads/contacts/read-contacts.ts'
import type { GivenReason } from '#server/leads/hand/outcome.ts'
import type { NextLead } from '#server/leads/next-lead.ts'
import type { LeadState } from '#server/leads/state/lead-state.ts'
import type { LeadTask } from '#server/leads/tasks/list-tasks.ts'
import type { Timeline } from '#server/leads/timeline/read-timeline.ts'
import { CallForm } from './call-form.tsx'
import { DeleteLeadDialog } from './delete-lead-dialog.tsx'
import { InHand } from './in-hand.tsx'
import { LeadActions } from './lead-actions.tsx'
import { LeadContacts } from './lead-contacts.tsx'
import { type FullLead, type LeadDetails, LeadFacts } from './lead-facts.tsx'
import { LeadSummary } from './lead-summary.tsx'
import { LeadTimeline } from './lead-timeline.tsx'
import { PriorityMark, Score } from './marks.tsx'
import { NextInQueue } from './next-in-queue.tsx'
import { NoteForm } from './note-form.tsx'
import { OutcomePart } from './outcome-part.tsx'
import { scoreInputOf } from './score-input.ts'
import { ScoreReasons } from './score-reasons.tsx'
import { TaskList } from './task-list.tsx'
import { Together } from './together.tsx'

type Props = {
  lead: FullLead
  details: LeadDetails | undefined
  contacts: ShownContact[]
  /** When their consent was withdrawn, where they did not write again since. */
  withdrawnAt: string | null
  /** Nothing when it could not be had. */
  timeline: Timeline | null
  /** How it stood when it was read, to be compared with later. */
  state: LeadState | undefined
  timelineKind: TimelineKind | undefined
  timelineLength: number
  tasks: LeadTask[]
  members: TeamMember[]
  demos: Demo[]
  viewerEmail: string
  /** Names what this page adds, so that the same form sent twice adds it once. */
  formKeys: { note: string; task: string; call: string; contact: string }
  now: string
  /** Why it was won or lost, where that is said. */
  reason: GivenReason | undefined
  /** Who waits besides, and where this lead stood among them. */
  next: NextLead | null
  queue: string | null
  /** What other features have to say about the lead. */
  children?: React.ReactNode
}

/** Everything about one lead, and all that is done with it. */
export function LeadPage(props: Props) {
  const { lead, details, withdrawnAt, timeline, tasks, members, demos, formKeys } = props
  const [deleting, setDeleting] = useState(false)
  const deletion = useFetcher<OfficeResult>({ key: 'delete-lead' })
  return (
    <>
      <Link to="/del-admin-dashboard/leads" className="admin-link inline-flex min-h-11 items-center">
        All leads
      </Link>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 [overflow-wrap:anywhere]">{lead.name}</h1>
        <Score score={lead.lead_score} />
        <PriorityMark priority={lead.lead_priority} />
      </div>
      <LeadSummary lead={lead} now={props.now} />
      {props.state ? <Together key={lead.id} leadId={lead.id} shown={props.state} /> : null}
      <LeadActions
        lead={lead}
        withdrawnAt={withdrawnAt}
        queue={props.queue}
        onDelete={() => setDeleting(true)}
      >
        <NextInQueue next={props.next} />
      </LeadActions>
      <InHand lead={lead} members={members} now={props.now} />
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 gap-4">
          <Part title="Message">
            <p dir="auto" className="whitespace-pre-wrap break-words">
              {lead.message || 'No message.'}
            </p>
          </Part>
          <OutcomePart status={lead.status} given={props.reason} />
          <Part title="To do">
            <TaskList tasks={tasks} now={props.now} members={members} formKey={formKeys.task} />
          </Part>
          <Part title="Timeline" id="timeline">
            <NoteForm formKey={formKeys.note} />
            <details id="log-call" className="mb-3">
              <summary className="admin-link inline-flex min-h-11 cursor-pointer items-center">
                Log a call
              </summary>
              <CallForm formKey={formKeys.call} isDue={isFollowUpDue(lead, props.now)} />
            </details>
            <LeadTimeline
              timeline={timeline}
              kind={props.timelineKind}
              length={props.timelineLength}
              members={members}
              viewerEmail={props.viewerEmail}
            />
          </Part>
        </div>
        <div className="grid min-w-0 gap-4">
          <Part title="Contacts">
            <LeadContacts
              leadId={lead.id}
              contacts={props.contacts}
              isReachable={withdrawnAt === null}
              queue={props.queue}
              formKey={formKeys.contact}
            />
          </Part>
          {props.children}
          {demos.length > 0 ? (
            <Part title="Demos">
              <DemoLinks demos={demos} />
            </Part>
          ) : null}
          <Part title="Score">
            <ScoreReasons
              score={lead.lead_score}
              reasons={details?.score_reasons ?? []}
              gaps={scoreGaps(scoreInputOf(lead, details))}
            />
          </Part>
          <Part title="Details">
            <LeadFacts lead={lead} details={details} withdrawnAt={withdrawnAt} />
          </Part>
        </div>
      </div>
      {/* Far from the thumb; where there is room they stand with the other actions. */}
      <div className="mt-4 mb-14 flex justify-between gap-4 sm:hidden">
        <Link to={`/del-admin-dashboard/leads/${lead.id}/edit`} className="admin-button">
          Edit this lead
        </Link>
        <button type="button" className="admin-button admin-button-danger" onClick={() => setDeleting(true)}>
          Delete
        </button>
      </div>
      <DeleteLeadDialog
        lead={deleting ? lead : undefined}
        fetcher={deletion}
        onClose={() => setDeleting(false)}
      />
    </>
  )
}
