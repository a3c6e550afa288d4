import { useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { ShortcutHints } from '#app/components/back-office/shortcuts/shortcut-hints.tsx'
import type { OfficeResult } from '#app/lib/office-result.ts'
import { Card } from '#app/ui/card.tsx'
import { testimonialFlagLabels } from '#content/testimonials/labels.ts'
import { formatDayAndTime } from '#domain/indian-time.ts'
import { testimonialLimits } from '#domain/testimonials/form-values.ts'
import type { FullTestimonial } from '#server/testimonials/get-testimonial.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { StandingMarks, Stars, WriterMarks } from './marks.tsx'
import { ModerationButtons } from './moderation-buttons.tsx'
import { pageShortcuts } from './shortcut-keys.ts'
import { TestimonialFacts } from './testimonial-facts.tsx'
import { TestimonialWords } from './testimonial-words.tsx'
import { TESTIMONIALS } from './testimonials-path.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { TextArea, WritingForm } from './writing-form.tsx'

type Props = { found: FullTestimonial }

/** Everything of one testimonial. */
export function TestimonialPage({ found }: Props) {
  const { testimonial, emails } = found
  const [deleting, setDeleting] = useState(false)
  const deletion = useFetcher<OfficeResult>({ key: 'delete-testimonials' })
  const area = useShortcuts(testimonial)
  return (
    <div ref={area}>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <Link to={TESTIMONIALS} className="admin-link inline-flex min-h-11 items-center">
          All testimonials
        </Link>
        <ShortcutHints lines={pageShortcuts} most={4} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 [overflow-wrap:anywhere]">{testimonial.name}</h1>
        <Stars rating={testimonial.rating} />
        <StandingMarks {...testimonial} />
        <WriterMarks {...testimonial} />
      </div>
      <div className="mt-4">
        <ModerationButtons testimonial={testimonial} onDelete={() => setDeleting(true)} />
      </div>
      <LookTwice testimonial={testimonial} />
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 gap-4">
          <Card title="What it says">
            <TestimonialWords {...found} />
          </Card>
          <Card title="Public reply">
            <ReplyForm testimonial={testimonial} />
          </Card>
          <Card title="Tags">
            <TagsForm testimonial={testimonial} />
          </Card>
        </div>
        <div className="grid min-w-0 gap-4">
          {testimonial.photo ? <Photo name={testimonial.name} photo={testimonial.photo} /> : null}
          <Card title="Details">
            <TestimonialFacts {...found} />
          </Card>
          <Card title="E-mails">
            <Emails emails={emails} />
          </Card>
        </div>
      </div>
      <DeleteDialog
        testimonials={deleting ? [testimonial] : []}
        fetcher={deletion}
        onClose={() => setDeleting(false)}
      />
    </div>
  )
}

type WritingProps = Pick<FullTestimonial, 'testimonial'>

function ReplyForm({ testimonial: { reply, repliedAt } }: WritingProps) {
  const words = reply ?? ''
  return (
    <WritingForm intent="reply" button="Save the reply" version={words} seen={{ seenReply: words }}>
      <TextArea
        label="Your reply"
        name="reply"
        rows={3}
        limit={testimonialLimits.reply}
        text={words}
        hint="Shown below the testimonial while it is approved. Leave empty to remove it."
      />
      {repliedAt ? (
        <p className="text-muted text-sm">
          Replied <time dateTime={repliedAt}>{formatDayAndTime(repliedAt)}</time>
        </p>
      ) : null}
    </WritingForm>
  )
}

function TagsForm({ testimonial: { tags } }: WritingProps) {
  return (
    <WritingForm intent="tags" button="Save the tags" version={tags.join()}>
      <label className="block">
        <span className="text-muted text-sm">
          For the team only, with commas between them, at most {testimonialLimits.tags}
        </span>
        <input
          name="tags"
          defaultValue={tags.join(', ')}
          maxLength={testimonialLimits.tags * (testimonialLimits.tagLength + 2)}
          className="admin-field mt-1"
        />
      </label>
    </WritingForm>
  )
}

function LookTwice({ testimonial: { flags, isVerified } }: Pick<FullTestimonial, 'testimonial'>) {
  const reasons = [
    ...flags.map((flag) => testimonialFlagLabels[flag] ?? flag),
    ...(isVerified ? [] : ['Nobody confirmed that the address is theirs']),
  ]
  if (reasons.length === 0) return null
  return (
    <section className="admin-card mt-4 flex min-w-0 flex-wrap gap-x-6 gap-y-1 px-4 py-3 sm:px-5">
      <h2>Please check</h2>
      <ul className="flex min-w-0 flex-wrap gap-x-6 gap-y-1 text-danger">
        {reasons.map((reason) => (
          <li key={reason}>
            <span aria-hidden="true">⚑ </span>
            {reason}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Photo({ name, photo }: { name: string; photo: { large: string } }) {
  return (
    <Card title="Photo">
      <a href={photo.large} target="_blank" rel="noreferrer" className="inline-block">
        <img
          src={photo.large}
          alt={`${name}; opens in a new tab`}
          width={320}
          height={320}
          className="h-auto w-80 max-w-full rounded-xl border border-line object-cover"
        />
      </a>
    </Card>
  )
}

const templateWords: Record<string, string> = {
  'testimonial-waiting': 'To you: a testimonial waits',
  'testimonial-received': 'To them: please confirm your address',
  'testimonial-approved': 'To them: it is on the site',
}

function Emails({ emails }: Pick<FullTestimonial, 'emails'>) {
  if (emails.length === 0) return <p className="text-muted">None.</p>
  return (
    <ul className="grid gap-2">
      {emails.map((email) => (
        <li key={email.id}>
          <Link to={`/del-admin-dashboard/emails/${email.id}`} className="admin-link inline-block min-h-6">
            {templateWords[email.template] ?? email.template}
          </Link>
          <span className="block text-muted text-sm">
            {email.status}, {formatDayAndTime(email.sent_at ?? email.created_at)}
          </span>
        </li>
      ))}
    </ul>
  )
}
