import { Link } from 'react-router'
import type { TodayData } from '#app/load-today.ts'
import { starsLabel } from '#content/testimonials/labels.ts'
import { sayDay, sayDayAndTime } from '#domain/indian-time.ts'
import { writeSeen } from '#domain/testimonials/seen-standing.ts'
import { ChangeForm } from './change-form.tsx'
import { Item } from './item.tsx'
import { Mark } from './mark.tsx'
import { Section, Unread } from './section.tsx'

const TESTIMONIALS = '/del-admin-dashboard/testimonials'
const EMAILS = '/del-admin-dashboard/emails'
const CHATS = '/del-admin-dashboard/chats'
const TEAM = '/del-admin-dashboard/team'

/** Testimonials that nobody has read yet. */
export function PendingTestimonials({ found }: { found: TodayData['testimonials'] }) {
  if (!found) return <Unread title="Testimonials" />
  if (found.total === 0) return null
  return (
    <Section
      id="today-testimonials"
      title="Testimonials"
      total={found.total}
      shown={found.testimonials.length}
      all={`${TESTIMONIALS}?status=pending`}
    >
      {found.testimonials.map((testimonial) => (
        <Item
          key={testimonial.id}
          to={`${TESTIMONIALS}/${testimonial.id}`}
          title={testimonial.name}
          mark={
            <span role="img" aria-label={starsLabel(testimonial.rating)} className="text-accent text-sm">
              {'★'.repeat(Math.max(0, Math.min(5, Math.round(testimonial.rating))))}
            </span>
          }
          text={testimonial.content}
        >
          {testimonial.flags.length > 0 ? <Mark danger>Look twice</Mark> : null}
          <ChangeForm
            action={TESTIMONIALS}
            whom={testimonial.name}
            fields={[['id', writeSeen(testimonial.id, testimonial)]]}
            buttons={[
              { value: 'approve', label: 'Approve' },
              { value: 'reject', label: 'Reject' },
            ]}
          />
        </Item>
      ))}
    </Section>
  )
}

/** Whoever asked to be on the team, and proved their address. */
export function Registrations({ found, now }: { found: TodayData['registrations']; now: string }) {
  if (!found) return <Unread title="Registrations" />
  if (found.total === 0) return null
  const { registrations, total } = found
  return (
    <Section
      id="today-registrations"
      title="Registrations"
      total={total}
      shown={registrations.length}
      all={TEAM}
    >
      {registrations.map(({ id, name, email, registeredAt }) => (
        <Item key={id} to={TEAM} title={name} facts={`${email} · ${sayDay(registeredAt, now)}`}>
          <Decision userId={id} name={name} value="approve" label="Approve" />
          <details className="relative">
            <summary className="admin-button" aria-label={`Reject ${name}`}>
              Reject
            </summary>
            <div className="absolute z-5 mt-1 w-60 max-sm:-left-26 sm:right-0 rounded-xl border border-edge bg-card p-3 shadow-lg">
              <p className="mb-2 text-sm">This deletes the account. It can’t be undone.</p>
              <Decision userId={id} name={name} value="reject" label="Reject and delete" />
            </div>
          </details>
        </Item>
      ))}
    </Section>
  )
}

type DecisionProps = { userId: string; name: string; value: 'approve' | 'reject'; label: string }

function Decision({ userId, name, value, label }: DecisionProps) {
  return <ChangeForm action={TEAM} whom={name} fields={[['userId', userId]]} buttons={[{ value, label }]} />
}

/** Mails that nobody will get unless somebody sees to them. */
export function DeadEmails({
  found,
  now,
  nameOf,
}: {
  found: TodayData['emails']
  now: string
  nameOf: (email: NonNullable<TodayData['emails']>['emails'][number]) => string
}) {
  if (!found) return <Unread title="E-mails" />
  if (found.total === 0) return null
  return (
    <Section
      id="today-emails"
      title="Mails not delivered"
      total={found.total}
      shown={found.emails.length}
      all={`${EMAILS}?status=dead`}
    >
      {found.emails.map((email) => (
        <Item
          key={email.id}
          to={`${EMAILS}/${email.id}`}
          title={nameOf(email)}
          facts={`to ${email.to ?? 'you'} · ${sayDayAndTime(email.createdAt, now)}`}
          text={email.lastError}
        >
          <ChangeForm
            action={EMAILS}
            whom={`${nameOf(email)} to ${email.to ?? 'you'}`}
            fields={[['id', email.id]]}
            buttons={[
              { value: 'resend', label: 'Send again' },
              { value: 'settle', label: 'Seen to' },
            ]}
          />
        </Item>
      ))}
    </Section>
  )
}

/** Questions on which the assistant failed. */
export function OpenQuestions({ found, now }: { found: TodayData['questions']; now: string }) {
  if (!found) return <Unread title="Unanswered questions" />
  if (found.total === 0) return null
  const all = `${CHATS}/unanswered`
  return (
    <Section
      id="today-questions"
      title="Unanswered questions"
      total={found.total}
      shown={found.groups.reduce((sum, { questions }) => sum + questions.length, 0)}
      all={all}
    >
      {found.groups.map(({ newest, questions }) => (
        <Item
          key={`${newest.conversation_id}:${newest.id}`}
          to={`${CHATS}/${newest.conversation_id}`}
          title={<span className="line-clamp-2 font-normal">{newest.text}</span>}
          facts={questions.length > 1 ? `asked ${questions.length} times` : sayDay(newest.created_at, now)}
        >
          <ChangeForm
            action={`${CHATS}/unanswered`}
            whom={newest.text}
            fields={questions.map(({ conversation_id, id }) => ['question', `${conversation_id}:${id}`])}
            buttons={[{ value: 'settle', label: 'Seen to' }]}
          />
        </Item>
      ))}
    </Section>
  )
}

/** What only has to be looked at now and then. */
export function Aside({
  quarantined,
  lostPaths,
  unverified,
}: Pick<TodayData, 'quarantined' | 'lostPaths' | 'unverified'>) {
  const lines: [to: string, words: string][] = []
  if (unverified > 0) {
    const words = unverified === 1 ? 'registration needs its link' : 'registrations need their link'
    lines.push([TEAM, `${unverified} ${words} from you`])
  }
  if (quarantined && quarantined.leads > 0) {
    const words = quarantined.leads === 1 ? 'suspected spam request' : 'suspected spam requests'
    lines.push(['/del-admin-dashboard/leads/held-back', `${quarantined.leads} ${words}`])
  }
  if (quarantined && quarantined.testimonials > 0) {
    const words =
      quarantined.testimonials === 1 ? 'suspected spam testimonial' : 'suspected spam testimonials'
    lines.push([`${TESTIMONIALS}/held-back`, `${quarantined.testimonials} ${words}`])
  }
  if (lostPaths) {
    const words = lostPaths === 1 ? 'address looked for in vain' : 'addresses looked for in vain'
    lines.push(['/del-admin-dashboard/not-found', `${lostPaths} ${words} this week`])
  }
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="today-aside" className="admin-card px-4 py-3">
      <h2 id="today-aside">Also</h2>
      <ul className="mt-1">
        {lines.map(([to, words]) => (
          <li key={to}>
            <Link to={to} className="admin-link inline-flex min-h-8 items-center">
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
