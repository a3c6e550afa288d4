import { CalendarPlus, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { type Demo, DemoLinks } from '#app/office/demo-links.tsx'
import { Title } from '#app/office/page.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { IconLink } from '#app/ui/icon-button.tsx'
import { isFollowUpDue } from '#domain/leads/follow-up/follow-up-day.ts'
import { readScoreInput } from '#domain/leads/lead-form.ts'
import { scoreGaps } from '#domain/leads/score/raise-score.ts'
import type { TeamMember } from '#server/accounts/team/team-members.ts'
import type { Services } from '#server/app.ts'
import type { NextLead } from '#server/leads/list/next-lead.ts'
import type { Timeline } from '#server/leads/timeline/read-timeline.ts'
import { useLastList } from '../list/last-list.ts'
import { bookAddress, leadAddress } from '../paths.ts'
import { TaskList } from '../work/task-list.tsx'
import { type Composed, Composer } from './composer.tsx'
import { DeleteLeadDialog } from './delete-lead-dialog.tsx'
import { LeadContacts } from './lead-contacts.tsx'
import { type FoundLead, LeadFacts } from './lead-facts.tsx'
import { LeadHead } from './lead-head.tsx'
import { LeadTimeline } from './lead-timeline.tsx'
import { OutcomePart } from './outcome-part.tsx'
import { ScoreReasons } from './score-reasons.tsx'

type Found = Pick<FoundLead, 'lead' | 'details' | 'contacts' | 'withdrawnAt'>
type Work = Awaited<ReturnType<Services['leads']['workOf']>>

type Props = Found &
  Work & {
    /** Null if it could not be read. */
    timeline: Timeline | null
    timelineLength: number
    members: TeamMember[]
    demos: Demo[]
    viewerEmail: string
    /** Keys of the records that the forms add, so that a form sent twice adds one. */
    formKeys: { note: string; task: string; call: string }
    next: NextLead | null
    queue: string | null
    /** Cards of other features, and the possible duplicates. */
    children?: React.ReactNode
  }

/** Everything about one lead, and everything that is done with it. */
export function LeadPage(props: Props) {
  const { lead, details, withdrawnAt, tasks, members, demos, now } = props
  const [composed, setComposed] = useState<Composed>('note')
  const [isDeleting, setDeleting] = useState(false)
  const list = useLastList()
  const compose = (what: Composed) => {
    setComposed(what)
    // After the form is shown.
    requestAnimationFrame(() => document.getElementById('composer')?.scrollIntoView({ block: 'nearest' }))
  }
  const onCall = () => compose('call')
  const onNote = () => {
    compose('note')
    requestAnimationFrame(() => document.querySelector<HTMLElement>('#composer textarea')?.focus())
  }
  return (
    <div className="ui-page">
      <Title>{lead.name}</Title>
      <LeadHead {...props} onCall={onCall} onNote={onNote} onDelete={() => setDeleting(true)} />
      <div className="lead-body">
        <Card title="Message">
          <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
            {lead.message || <span className="text-muted">No message</span>}
          </p>
        </Card>
        <div className="lead-aside">
          <Card title="Contacts">
            <LeadContacts
              leadId={lead.id}
              contacts={props.contacts}
              isReachable={withdrawnAt === null}
              queue={props.queue}
              onCall={onCall}
            />
          </Card>
          {props.children}
          <Card
            title="Demos"
            {...(demos.length > 0 && { count: demos.length })}
            actions={
              <ButtonLink variant="quiet" size="small" icon={CalendarPlus} to={bookAddress(lead.id)}>
                Book a demo
              </ButtonLink>
            }
            isFlush={demos.length === 0}
          >
            {demos.length > 0 ? <DemoLinks demos={demos} /> : null}
          </Card>
          <Card title="Score" count={`${lead.lead_score} of 100`} className="max-lg:order-1">
            <ScoreReasons
              reasons={details?.score_reasons ?? []}
              gaps={scoreGaps(
                readScoreInput({ ...lead, project_complexity: details?.project_complexity ?? null }),
              )}
            />
          </Card>
          <Card
            title="Details"
            className="max-lg:order-1"
            actions={<IconLink icon={Pencil} label="Edit details" to={leadAddress(lead.id, '/edit')} />}
          >
            <LeadFacts lead={lead} details={details} withdrawnAt={withdrawnAt} />
          </Card>
        </div>
        <div className="max-lg:contents lg:grid lg:min-w-0 lg:content-start lg:gap-3">
          <OutcomePart status={lead.status} given={props.reason} />
          {tasks.length > 0 ? (
            <Card
              title="To do"
              className={tasks.some(({ due_at }) => due_at < now) ? 'max-lg:order-first' : ''}
              count={tasks.length}
              actions={
                <Button variant="quiet" size="small" icon={Plus} onClick={() => compose('task')}>
                  Add task
                </Button>
              }
            >
              <TaskList tasks={tasks} members={members} now={now} />
            </Card>
          ) : null}
          <Card id="timeline" title="Activity">
            <Composer {...props} shown={composed} onShow={setComposed} isDue={isFollowUpDue(lead, now)} />
            <LeadTimeline {...props} />
          </Card>
        </div>
      </div>
      <DeleteLeadDialog
        lead={isDeleting ? lead : undefined}
        next={list.to}
        onClose={() => setDeleting(false)}
      />
    </div>
  )
}
