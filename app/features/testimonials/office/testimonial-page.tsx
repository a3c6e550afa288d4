import { Pencil, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { MailCard } from '#app/office/mail-list.tsx'
import { FormButtons, OfficeForm } from '#app/office/office-form.tsx'
import { Page } from '#app/office/page.tsx'
import { When } from '#app/office/when.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Textarea } from '#app/ui/form/textarea.tsx'
import { Menu } from '#app/ui/overlay/menu.tsx'
import { moderationWords } from '#content/office/testimonial-words.ts'
import { testimonialFlagLabels } from '#content/testimonials/labels.ts'
import { testimonialLimits } from '#domain/testimonials/form-values.ts'
import type { FullTestimonial } from '#server/testimonials/get-testimonial.ts'
import { StandingMarks, Stars } from './marks.tsx'
import { TestimonialFacts } from './testimonial-facts.tsx'
import { EditForm, TestimonialWords } from './testimonial-words.tsx'
import { TESTIMONIALS } from './testimonials-path.ts'
import { ModerationItems, moderationIcons, moderationKeys, useModeration } from './use-moderation.tsx'

type Props = { found: FullTestimonial }

/** Everything about one testimonial. */
export function TestimonialPage({ found }: Props) {
  const { testimonial, emails } = found
  const { name, allowed, photo } = testimonial
  const [isEditing, setEditing] = useState(false)
  const moderation = useModeration()
  const buttons = allowed.map((intent) => (
    <Button
      key={intent}
      icon={moderationIcons[intent]}
      data-key={moderationKeys[intent]}
      variant={intent === 'approve' ? 'primary' : 'default'}
      disabled={moderation.busy}
      onClick={() => moderation.runOne(intent, testimonial)}
    >
      {moderationWords[intent]}
      <span className="sr-only"> {name}</span>
    </Button>
  ))
  return (
    <Page
      title={name}
      back={{ to: TESTIMONIALS, label: 'All testimonials' }}
      tabs={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 max-md:pl-12 md:px-2">
          <Stars {...testimonial} />
          <StandingMarks {...testimonial} />
        </div>
      }
      actions={
        <>
          <div className="flex gap-2 max-md:hidden">{buttons}</div>
          <Menu label={`More actions for ${name}`}>
            <ModerationItems testimonial={testimonial} moderation={moderation} />
          </Menu>
        </>
      }
    >
      <div className="page-body grid gap-4">
        <Warnings testimonial={testimonial} />
        <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
          <div className="grid min-w-0 gap-4">
            <Card
              title="Testimonial"
              actions={
                isEditing ? null : (
                  <Button size="small" variant="quiet" icon={Pencil} onClick={() => setEditing(true)}>
                    Edit
                  </Button>
                )
              }
            >
              {isEditing ? (
                <EditForm {...found} onClose={() => setEditing(false)} />
              ) : (
                <TestimonialWords {...found} />
              )}
            </Card>
            <FoldedCard title="Public reply" add="Add reply" isEmpty={!testimonial.reply}>
              <ReplyForm testimonial={testimonial} />
            </FoldedCard>
          </div>
          <div className="grid min-w-0 gap-4">
            {photo ? <Photo name={name} photo={photo} /> : null}
            <Card title="Details">
              <TestimonialFacts {...found} />
            </Card>
            <MailCard mails={emails} />
          </div>
        </div>
      </div>
      {buttons.length > 0 ? (
        <div className="form-bar flex flex-wrap gap-2 border-line border-t bg-paper px-4 py-3 *:flex-auto md:hidden">
          {buttons}
        </div>
      ) : null}
      {moderation.dialog}
    </Page>
  )
}

type FoldedProps = { title: string; add: string; isEmpty: boolean; children: ReactNode }

/** A card whose form is folded while nothing is stored. */
function FoldedCard({ title, add, isEmpty, children }: FoldedProps) {
  // Only the first state counts: what is saved must not close or open it under the user.
  const [isOpen] = useState(!isEmpty)
  return (
    <section className="rounded-xl border border-line bg-card">
      <details open={isOpen} className="group">
        <summary className="flex min-h-10 items-center gap-1.5 px-4 font-[620] max-md:min-h-11">
          <Plus size={16} aria-hidden className="text-muted group-open:hidden" />
          {isEmpty ? add : title}
        </summary>
        <div className="px-4 pb-4">{children}</div>
      </details>
    </section>
  )
}

type WritingProps = Pick<FullTestimonial, 'testimonial'>

function ReplyForm({ testimonial: { reply, replied_at, version } }: WritingProps) {
  const text = reply ?? ''
  return (
    <OfficeForm intent="reply" version={version} keepsDraft className="grid gap-3">
      <Field
        label="Your reply"
        hint="Shown below the testimonial while it is approved. Leave empty to remove it."
      >
        <Textarea name="reply" rows={3} maxLength={testimonialLimits.reply} defaultValue={text} />
      </Field>
      {replied_at ? (
        <p className="text-muted text-small">
          Replied <When at={replied_at} />
        </p>
      ) : null}
      <FormButtons submit="Save reply" />
    </OfficeForm>
  )
}

function Warnings({ testimonial: { flags, isVerified, status } }: Pick<FullTestimonial, 'testimonial'>) {
  const reasons = [
    ...flags.map((flag) => testimonialFlagLabels[flag] ?? flag),
    ...(isVerified ? [] : ['E-mail not confirmed']),
    ...(status === 'pending' ? ['Check that this is a real client before approving'] : []),
  ]
  if (flags.length === 0 && isVerified) return null
  return <Banner tone="amber">{reasons.join('. ')}.</Banner>
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
          className="h-auto w-60 max-w-full rounded-xl border border-line object-cover"
        />
      </a>
    </Card>
  )
}
