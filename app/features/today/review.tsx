import { CircleHelp, MailX, Star, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { QuestionDialog } from '#app/components/back-office/question-dialog.tsx'
import type { TodayData } from '#app/load-today.ts'
import { starsLabel } from '#content/testimonials/labels.ts'
import { sayDay, sayDayAndTime } from '#domain/indian-time.ts'
import { writeSeen } from '#domain/testimonials/seen-standing.ts'
import { ChangeForm } from './change-form.tsx'
import { type Change, QueueRow } from './queue-row.tsx'
import { Section, Unread } from './section.tsx'

const TESTIMONIALS = '/del-admin-dashboard/testimonials'
const EMAILS = '/del-admin-dashboard/emails'
const CHATS = '/del-admin-dashboard/chats'
const TEAM = '/del-admin-dashboard/team'

/** Testimonials that wait for a decision. */
export function PendingTestimonials({ found, now }: { found: TodayData['testimonials']; now: string }) {
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
      {found.testimonials.map((testimonial) => {
        const { id, name, rating, content, createdAt, flags } = testimonial
        const seen: Change['fields'][number] = ['id', writeSeen(id, testimonial)]
        return (
          <QueueRow
            key={id}
            to={`${TESTIMONIALS}/${id}`}
            title={name}
            mark={<Star size={16} aria-hidden />}
            reason={`${starsLabel(rating)}: “${content}”`}
            when={flags.length > 0 ? 'Check first' : sayDay(createdAt, now)}
            isLate={flags.length > 0}
            action={TESTIMONIALS}
            whom={name}
            changes={[{ label: 'Reject', fields: [seen, ['intent', 'reject']] }]}
          >
            <ChangeForm
              action={TESTIMONIALS}
              whom={name}
              fields={[seen]}
              buttons={[{ value: 'approve', label: 'Approve' }]}
            />
          </QueueRow>
        )
      })}
    </Section>
  )
}

type Registration = NonNullable<TodayData['registrations']>['registrations'][number]

/** People with a verified address who ask to join the team. */
export function Registrations({ found, now }: { found: TodayData['registrations']; now: string }) {
  const [rejecting, setRejecting] = useState<Registration>()
  const fetcher = useFetcher()
  if (!found) return <Unread title="Registrations" />
  const { registrations, total } = found
  return (
    <>
      {total > 0 ? (
        <Section
          id="today-registrations"
          title="Registrations"
          total={total}
          shown={registrations.length}
          all={TEAM}
        >
          {registrations.map((registration) => {
            const { id, name, email, registeredAt } = registration
            return (
              <QueueRow
                key={id}
                to={TEAM}
                title={name}
                mark={<UserPlus size={16} aria-hidden />}
                reason={email}
                when={sayDay(registeredAt, now)}
                action={TEAM}
                whom={name}
              >
                <button type="button" className="admin-button" onClick={() => setRejecting(registration)}>
                  <span>
                    Reject<span className="sr-only"> {name}</span>
                  </span>
                </button>
                <ChangeForm
                  action={TEAM}
                  whom={name}
                  fields={[['userId', id]]}
                  buttons={[{ value: 'approve', label: 'Approve' }]}
                />
              </QueueRow>
            )
          })}
        </Section>
      ) : null}
      <QuestionDialog
        question={rejecting && `Reject ${rejecting.name}?`}
        fetcher={fetcher}
        onClose={() => setRejecting(undefined)}
      >
        {(cancel) => (
          <fetcher.Form method="post" action={TEAM} className="mt-2 grid gap-4">
            <p>This deletes the account. It can’t be undone.</p>
            <input type="hidden" name="userId" value={rejecting?.id} />
            <div className="flex justify-end gap-2">
              {cancel}
              <button
                type="submit"
                name="intent"
                value="reject"
                className="admin-button admin-button-danger"
                disabled={fetcher.state !== 'idle'}
              >
                Reject and delete
              </button>
            </div>
          </fetcher.Form>
        )}
      </QuestionDialog>
    </>
  )
}

type Email = NonNullable<TodayData['emails']>['emails'][number]
type EmailsProps = { found: TodayData['emails']; now: string; nameOf: (email: Email) => string }

/** Mails that could not be delivered. */
export function DeadEmails({ found, now, nameOf }: EmailsProps) {
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
      {found.emails.map((email) => {
        const change = (label: string, value: string): Change => ({
          label,
          fields: [
            ['id', email.id],
            ['intent', value],
          ],
        })
        return (
          <QueueRow
            key={email.id}
            to={`${EMAILS}/${email.id}`}
            title={email.to ?? 'You'}
            mark={<MailX size={16} aria-hidden />}
            reason={[nameOf(email), email.lastError].filter(Boolean).join(' · ')}
            when={sayDayAndTime(email.createdAt, now)}
            action={EMAILS}
            whom={`${nameOf(email)} to ${email.to ?? 'you'}`}
            done={change('Mark done', 'settle')}
            changes={[change('Send again', 'resend')]}
          />
        )
      })}
    </Section>
  )
}

/** Questions that the assistant could not answer. */
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
        <QueueRow
          key={`${newest.conversation_id}:${newest.id}`}
          to={`${CHATS}/${newest.conversation_id}`}
          title={newest.text}
          mark={<CircleHelp size={16} aria-hidden />}
          reason={questions.length > 1 ? `asked ${questions.length} times` : null}
          when={sayDay(newest.created_at, now)}
          action={all}
          whom={newest.text}
          done={{
            label: 'Mark done',
            fields: [
              ...questions.map(({ conversation_id, id }): Change['fields'][number] => [
                'question',
                `${conversation_id}:${id}`,
              ]),
              ['intent', 'settle'],
            ],
          }}
        />
      ))}
    </Section>
  )
}

type AlsoProps = Pick<TodayData, 'quarantined' | 'lostPaths' | 'unverified'>

/** What needs a look now and then. */
export function Also({ quarantined, lostPaths, unverified }: AlsoProps) {
  const line = (to: string, count: number | undefined | null, one: string, several: string) =>
    count ? (
      <li>
        <Link to={to} className="admin-link inline-flex min-h-8 items-center">
          {`${count} ${count === 1 ? one : several}`}
        </Link>
      </li>
    ) : null
  if (!unverified && !quarantined?.leads && !quarantined?.testimonials && !lostPaths) return null
  return (
    <section aria-labelledby="today-also" className="admin-card px-4 py-3 text-sm">
      <h2 id="today-also">Also</h2>
      <ul className="mt-1">
        {line(
          TEAM,
          unverified,
          'registration needs its link from you',
          'registrations need their link from you',
        )}
        {line(
          '/del-admin-dashboard/leads/held-back',
          quarantined?.leads,
          'suspected spam request',
          'suspected spam requests',
        )}
        {line(
          `${TESTIMONIALS}/held-back`,
          quarantined?.testimonials,
          'suspected spam testimonial',
          'suspected spam testimonials',
        )}
        {line('/del-admin-dashboard/not-found', lostPaths, 'broken link this week', 'broken links this week')}
      </ul>
    </section>
  )
}
