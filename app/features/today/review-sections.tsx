import { CircleHelp, MailX, Star, UserPlus } from 'lucide-react'
import type { TodayData } from '#app/lib/office/load-today.ts'
import { ConfirmButton } from '#app/office/confirm-button.tsx'
import { nameOfMail } from '#app/office/mail-words.ts'
import { Card } from '#app/ui/card.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { starsLabel } from '#content/testimonials/labels.ts'
import { sayDay, sayDayAndTime } from '#domain/indian-time.ts'
import { QueueRow } from './queue-row.tsx'
import { Section } from './section.tsx'

const TESTIMONIALS = '/del-admin-dashboard/testimonials'
const EMAILS = '/del-admin-dashboard/emails'
const CHATS = '/del-admin-dashboard/chats'
const UNANSWERED = `${CHATS}/unanswered`
const TEAM = '/del-admin-dashboard/team'
const LEADS = '/del-admin-dashboard/leads'

/** Testimonials that wait for a decision. */
export function PendingTestimonials({ found, now }: { found: TodayData['testimonials']; now: string }) {
  return (
    <Section
      id="today-testimonials"
      title="Testimonials"
      found={found}
      all={`${TESTIMONIALS}?status=pending`}
    >
      {({ testimonials }) =>
        testimonials.map((testimonial) => {
          const { id, name, rating, content, created_at, flags } = testimonial
          return (
            <QueueRow
              key={id}
              to={`${TESTIMONIALS}/${id}`}
              title={name}
              mark={<Star size={16} aria-hidden />}
              reason={`${starsLabel(rating)}: “${content}”`}
              when={flags.length > 0 ? 'Check first' : sayDay(created_at, now)}
              isLate={flags.length > 0}
              action={TESTIMONIALS}
              main={{ label: 'Approve', fields: { id, intent: 'approve' } }}
              changes={[{ label: 'Reject', fields: { id, intent: 'reject' } }]}
            />
          )
        })
      }
    </Section>
  )
}

/** People with a verified address who ask to join the team. */
export function Registrations({ found, now }: { found: TodayData['registrations']; now: string }) {
  return (
    <Section id="today-registrations" title="Registrations" found={found} all={TEAM}>
      {({ registrations }) =>
        registrations.map(({ id, name, email, registeredAt }) => (
          <QueueRow
            key={id}
            to={TEAM}
            title={name}
            mark={<UserPlus size={16} aria-hidden />}
            reason={email}
            when={sayDay(registeredAt, now)}
            main={{ label: 'Approve', fields: { userId: id, intent: 'approve' } }}
          >
            <ConfirmButton
              variant="default"
              size="small"
              aria-label={`Reject ${name}`}
              action={TEAM}
              fields={[
                ['intent', 'reject'],
                ['userId', id],
              ]}
              title={`Reject ${name}?`}
              description="This deletes the account. It can’t be undone."
              confirm="Reject and delete"
            >
              Reject
            </ConfirmButton>
          </QueueRow>
        ))
      }
    </Section>
  )
}

/** Mails that could not be delivered. */
export function DeadEmails({ found, now }: { found: TodayData['emails']; now: string }) {
  return (
    <Section id="today-emails" title="Mails not delivered" found={found} all={`${EMAILS}?status=dead`}>
      {({ emails }) =>
        emails.map((email) => (
          <QueueRow
            key={email.id}
            to={`${EMAILS}/${email.id}`}
            title={email.to ?? 'You'}
            mark={<MailX size={16} aria-hidden />}
            reason={[nameOfMail(email.template), email.lastError].filter(Boolean).join(' · ')}
            when={sayDayAndTime(email.createdAt, now)}
            action={EMAILS}
            whom={`${nameOfMail(email.template)} to ${email.to ?? 'you'}`}
            done={{ label: 'Mark done', fields: { id: email.id, intent: 'settle' } }}
            changes={[{ label: 'Send again', fields: { id: email.id, intent: 'resend' } }]}
          />
        ))
      }
    </Section>
  )
}

/** Questions that the assistant could not answer. */
export function OpenQuestions({ found, now }: { found: TodayData['questions']; now: string }) {
  return (
    <Section
      id="today-questions"
      title="Unanswered questions"
      found={found}
      shown={found?.groups.reduce((sum, { questions }) => sum + questions.length, 0)}
      all={UNANSWERED}
    >
      {({ groups }) =>
        groups.map(({ newest, questions }) => (
          <QueueRow
            key={`${newest.conversation_id}:${newest.id}`}
            to={`${CHATS}/${newest.conversation_id}`}
            title={newest.text}
            mark={<CircleHelp size={16} aria-hidden />}
            reason={questions.length > 1 ? `asked ${questions.length} times` : null}
            when={sayDay(newest.created_at, now)}
            action={UNANSWERED}
            done={{
              label: 'Mark done',
              fields: {
                intent: 'settle',
                question: questions.map(({ conversation_id, id }) => `${conversation_id}:${id}`).join(' '),
              },
            }}
          />
        ))
      }
    </Section>
  )
}

type AlsoProps = Pick<TodayData, 'quarantined' | 'unverified'>

/** What needs a look now and then. */
export function Also({ quarantined, unverified }: AlsoProps) {
  const lines: [to: string, count: number | undefined | null, one: string, several: string][] = [
    [TEAM, unverified, 'registration needs its link from you', 'registrations need their link from you'],
    [`${LEADS}/suspected-spam`, quarantined?.leads, 'suspected spam request', 'suspected spam requests'],
    [
      `${TESTIMONIALS}/suspected-spam`,
      quarantined?.testimonials,
      'suspected spam testimonial',
      'suspected spam testimonials',
    ],
  ]
  const shown = lines.filter(([, count]) => count)
  if (shown.length === 0) return null
  return (
    <Card title="Also">
      <ul className="grid gap-2 text-small">
        {shown.map(([to, count, one, several]) => (
          <li key={to}>
            <TextLink isAlone to={to}>{`${count} ${count === 1 ? one : several}`}</TextLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
