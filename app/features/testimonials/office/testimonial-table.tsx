import { Check, Ellipsis, Trash2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOfficeDay } from '#app/office/when.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { useRowMenu } from '#app/ui/overlay/row-menu.tsx'
import { BulkButton, BulkMenu } from '#app/ui/table/bulk-bar.tsx'
import type { Column } from '#app/ui/table/column.ts'
import { DataTable } from '#app/ui/table/data-table.tsx'
import { wordFor } from '#content/office/lead-words.ts'
import { moderationWords } from '#content/office/testimonial-words.ts'
import { testimonialServiceLabels } from '#content/testimonials/labels.ts'
import { sayBriefly } from '#domain/indian-time.ts'
import type { TestimonialItem } from '#server/testimonials/testimonial-row.ts'
import { Flags, StandingMarks, Stars } from './marks.tsx'
import { TESTIMONIALS } from './testimonials-path.ts'
import { ModerationItems, moderationIcons, moderationKeys, type useModeration } from './use-moderation.tsx'

type Props = {
  testimonials: TestimonialItem[]
  /** Names the list with its filters, for the selection. */
  listId: string
  moderation: ReturnType<typeof useModeration>
  isLoading: boolean
  summary: ReactNode
  empty: ReactNode
}

const columns = (moderation: Props['moderation']): Column<TestimonialItem>[] => [
  { id: 'client', head: 'Client', width: 'md:w-56', cell: (testimonial) => <Client {...testimonial} /> },
  {
    id: 'service',
    head: 'Service',
    hideBelow: 'xl',
    width: 'md:w-34',
    cell: ({ service_type: service }) => wordFor(testimonialServiceLabels.en, service) ?? service,
  },
  { id: 'rating', head: 'Rating', width: 'md:w-24', cell: Stars },
  {
    id: 'status',
    head: 'Status',
    width: 'md:w-48',
    cell: (testimonial) => (
      <span className="flex items-center justify-between gap-2">
        <StandingMarks {...testimonial} />
        <ApproveButton testimonial={testimonial} moderation={moderation} />
      </span>
    ),
  },
  {
    id: 'content',
    head: 'Testimonial',
    hideBelow: 'lg',
    cell: (testimonial) => <Content {...testimonial} />,
  },
  {
    id: 'date',
    head: 'Date',
    align: 'end',
    width: 'md:w-26',
    cell: (testimonial) => <Day {...testimonial} />,
  },
]

/** The testimonials as a table; on phones as cards. */
export function TestimonialTable({ testimonials, listId, moderation, ...rest }: Props) {
  const rowMenu = useRowMenu<TestimonialItem>(
    ({ name }) => `More actions for ${name}`,
    (testimonial) => <ModerationItems testimonial={testimonial} moderation={moderation} isRow />,
  )
  return (
    <>
      <DataTable
        label="Testimonials"
        columns={columns(moderation)}
        rows={testimonials}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        linkTo={({ id }) => `${TESTIMONIALS}/${id}`}
        card={(testimonial) => ({
          title: <bdi>{testimonial.name}</bdi>,
          value: <Stars {...testimonial} />,
          detail: (
            <span className="flex items-center gap-1.5">
              <StandingMarks {...testimonial} />
              <span aria-hidden="true">·</span>
              <Day {...testimonial} />
            </span>
          ),
          below: (
            <>
              <span className="low-buttons flex basis-full items-center gap-3">
                <span
                  lang={testimonial.locale}
                  className="line-clamp-2 flex-1 text-muted [overflow-wrap:anywhere]"
                >
                  {testimonial.content}
                </span>
                <ApproveButton testimonial={testimonial} moderation={moderation} />
              </span>
              <Flags {...testimonial} />
            </>
          ),
          action: rowMenu.button(testimonial),
        })}
        actions={(testimonial) => (
          <>
            {testimonial.allowed
              .filter((intent) => intent !== 'unapprove' && intent !== 'approve')
              .slice(0, 2)
              .map((intent) => (
                <IconButton
                  key={intent}
                  icon={moderationIcons[intent]}
                  data-key={moderationKeys[intent]}
                  label={`${moderationWords[intent]} ${testimonial.name}`}
                  disabled={moderation.busy}
                  onClick={() => moderation.runOne(intent, testimonial)}
                />
              ))}
            {rowMenu.button(testimonial)}
          </>
        )}
        selection={{
          list: listId,
          bulk: ({ ids }) => <BulkActions ids={ids} moderation={moderation} />,
        }}
        {...rest}
      />
      {rowMenu.menu}
    </>
  )
}

type ApproveProps = Pick<Props, 'moderation'> & { testimonial: TestimonialItem }

/** Approves a pending testimonial. */
function ApproveButton({ testimonial, moderation: { busy, runOne } }: ApproveProps) {
  if (testimonial.status !== 'pending') return null
  return (
    <Button
      size="small"
      // Above the link of the row.
      className="relative z-1 max-md:mr-2"
      icon={moderationIcons.approve}
      data-key={moderationKeys.approve}
      disabled={busy}
      onClick={() => runOne('approve', testimonial)}
    >
      {moderationWords.approve}
      <span className="sr-only"> {testimonial.name}</span>
    </Button>
  )
}

type BulkProps = Pick<Props, 'moderation'> & { ids: readonly string[] }

function BulkActions({ ids, moderation: { busy, runMany } }: BulkProps) {
  return (
    <>
      <BulkButton icon={Check} disabled={busy} onClick={() => runMany('approve', ids)}>
        {moderationWords.approve}
      </BulkButton>
      <BulkButton icon={X} disabled={busy} onClick={() => runMany('reject', ids)}>
        {moderationWords.reject}
      </BulkButton>
      <BulkMenu
        icon={Ellipsis}
        label="More"
        disabled={busy}
        options={(['feature', 'unfeature', 'unapprove'] as const).map((one) => [one, moderationWords[one]])}
        onChoose={(moderation) => runMany(moderation, ids)}
      />
      <BulkButton icon={Trash2} disabled={busy} onClick={() => runMany('delete', ids)}>
        Delete
      </BulkButton>
    </>
  )
}

function Client({ name, email, role, company, photo, isClient }: TestimonialItem) {
  return (
    <span className="flex items-center gap-2" title={[name, email, role, company].filter(Boolean).join('\n')}>
      {photo ? (
        <img
          src={photo.small}
          alt=""
          width={20}
          height={20}
          loading="lazy"
          className="size-5 flex-none rounded-[28%] object-cover"
        />
      ) : (
        <Avatar name={name} />
      )}
      <bdi className="truncate">{name}</bdi>
      {isClient ? <Badge tone="green">Client</Badge> : null}
    </span>
  )
}

function Content({ content, locale, flags }: TestimonialItem) {
  return (
    <span className="block truncate" title={content}>
      <Flags flags={flags} />
      <span lang={locale} className="text-muted">
        {content}
      </span>
    </span>
  )
}

function Day({ created_at }: Pick<TestimonialItem, 'created_at'>) {
  return (
    <time dateTime={created_at} className="text-muted">
      {sayBriefly(created_at, useOfficeDay())}
    </time>
  )
}
