// biome-ignore-all lint/a11y/noRedundantRoles: on phones the rows are blocks, which lose the roles of a table
import { Link } from 'react-router'
import { wordFor } from '#content/lead-words.ts'
import { testimonialServiceLabels } from '#content/testimonials/labels.ts'
import { formatDay } from '#domain/indian-time.ts'
import { writeSeen } from '#domain/testimonials/seen-standing.ts'
import type { TestimonialItem } from '#server/testimonials/testimonial-row.ts'
import { Flags, StandingMarks, Stars, WriterMarks } from './marks.tsx'
import { ModerationButtons } from './moderation-buttons.tsx'
import { TESTIMONIALS } from './testimonials-path.ts'

const columns = ['Client', 'Service', 'Rating', 'Status', 'Content', 'Date', 'Actions']

type Props = {
  testimonials: TestimonialItem[]
  /** The id of the form that changes the ticked ones. */
  bulkForm: string
  onDelete: (testimonial: TestimonialItem) => void
}

/** A table; on phones each row becomes a card. The roles are written out, because those cards would lose them. */
export function TestimonialTable({ testimonials, ...rest }: Props) {
  return (
    <table role="table" aria-label="Testimonials" className="block w-full text-left lg:table lg:text-sm">
      <thead role="rowgroup" className="sr-only lg:not-sr-only lg:table-header-group">
        <tr role="row" className="border-line border-b">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col" className="px-3 py-2 font-medium text-muted">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {/* What gets the focus stays clear of what is stuck to the window's edges. */}
      <tbody role="rowgroup" className="grid gap-3 **:scroll-my-20 lg:table-row-group">
        {testimonials.map((testimonial) => (
          <Row key={testimonial.id} testimonial={testimonial} {...rest} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = Omit<Props, 'testimonials'> & { testimonial: TestimonialItem }

function Row({ testimonial, bulkForm, onDelete }: RowProps) {
  const { id, name } = testimonial
  const seen = writeSeen(id, testimonial)
  return (
    <tr
      role="row"
      data-row=""
      className="relative grid grid-cols-2 gap-x-4 gap-y-2 rounded-xl border border-line bg-card p-4 align-top focus-within:bg-sunk hover:bg-sunk lg:table-row lg:rounded-none"
    >
      <td role="cell" className="col-span-2 flex min-w-0 gap-3 lg:w-64 lg:px-3 lg:py-2">
        <input
          // A tick is the browser's own: once it stands otherwise it begins anew.
          key={seen}
          type="checkbox"
          name="id"
          value={seen}
          form={bulkForm}
          autoComplete="off"
          aria-label={`Tick ${name}`}
          className="relative z-1 size-6 shrink-0 accent-marigold"
        />
        <Client testimonial={testimonial} />
      </td>
      <Cell label="Service" className="lg:w-40">
        <span className="break-words">
          {wordFor(testimonialServiceLabels.en, testimonial.service) ?? testimonial.service}
        </span>
      </Cell>
      <Cell label="Rating">
        <Stars rating={testimonial.rating} />
      </Cell>
      <Cell label="Status" className="col-span-2 lg:w-36">
        <span className="flex flex-wrap gap-2">
          <StandingMarks {...testimonial} />
        </span>
      </Cell>
      <td role="cell" className="col-span-2 min-w-0 lg:min-w-64 lg:px-3 lg:py-2">
        <p lang={testimonial.locale} className="line-clamp-4 [overflow-wrap:anywhere] lg:line-clamp-3">
          {testimonial.content}
        </p>
        <Flags flags={testimonial.flags} />
        <Tags tags={testimonial.tags} />
      </td>
      <Cell label="Date" className="lg:whitespace-nowrap">
        <time dateTime={testimonial.createdAt}>{formatDay(testimonial.createdAt)}</time>
      </Cell>
      <td role="cell" className="relative z-1 col-span-2 lg:w-72 lg:px-3 lg:py-2">
        <ModerationButtons testimonial={testimonial} onDelete={() => onDelete(testimonial)} />
      </td>
    </tr>
  )
}

function Client({
  testimonial: { id, name, email, company, role, photo, isClient, isVerified },
}: {
  testimonial: TestimonialItem
}) {
  return (
    <div className="min-w-0 flex-1">
      <div className="flex items-start justify-between gap-2">
        <Link
          to={`${TESTIMONIALS}/${id}`}
          className="block min-w-0 font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0 lg:line-clamp-2"
        >
          {name}
        </Link>
        {photo ? (
          <img
            src={photo.small}
            alt=""
            width={40}
            height={40}
            loading="lazy"
            className="size-10 shrink-0 rounded-full object-cover"
          />
        ) : null}
      </div>
      <span className="block break-all text-muted text-sm">{email}</span>
      {company || role ? (
        <span className="line-clamp-2 text-muted text-sm [overflow-wrap:anywhere]">
          {[role, company].filter(Boolean).join(', ')}
        </span>
      ) : null}
      <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <WriterMarks isClient={isClient} isVerified={isVerified} />
      </span>
    </div>
  )
}

function Tags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null
  return (
    <ul aria-label="Tags" className="relative z-1 mt-1 flex flex-wrap gap-2 text-sm">
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            to={`${TESTIMONIALS}?${new URLSearchParams({ tag })}`}
            className="inline-flex min-h-6 items-center rounded border border-line bg-sunk px-2 [overflow-wrap:anywhere]"
          >
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  )
}

type CellProps = { label: string; className?: string; children: React.ReactNode }

function Cell({ label, className = '', children }: CellProps) {
  return (
    <td role="cell" className={`min-w-0 lg:px-3 lg:py-2 ${className}`}>
      <span className="block text-muted text-xs lg:hidden">{label}</span>
      {children}
    </td>
  )
}
