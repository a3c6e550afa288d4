import { useRef } from 'react'
import { formatDayAndTime } from '#domain/indian-time.ts'
import { testimonialLimits } from '#domain/testimonials/form-values.ts'
import type { FullTestimonial } from '#server/testimonials/get-testimonial.ts'
import { TextArea, WritingForm } from './writing-form.tsx'

type Props = Pick<FullTestimonial, 'testimonial' | 'edits' | 'ownWords'>

/** What somebody wrote, what the team made of it, and everything it said before. */
export function TestimonialWords({ testimonial, edits, ownWords }: Props) {
  const { content, projectDetails, locale } = testimonial
  const editor = useRef<HTMLDetailsElement>(null)
  const seen = { seenEdits: String(edits.length) }
  return (
    <>
      <div lang={locale} className="grid gap-3">
        <Words text={content} className="text-lg" />
        {projectDetails ? <Words title="Project details" text={projectDetails} /> : null}
      </div>
      <details ref={editor} className="mt-4">
        <summary className="admin-link inline-block min-h-6 cursor-pointer">Edit the words</summary>
        <div className="mt-3">
          <WritingForm
            intent="edit"
            button="Save the words"
            version={seen.seenEdits}
            seen={seen}
            onDone={() => editor.current?.removeAttribute('open')}
          >
            <TextArea
              label="Testimonial"
              name="content"
              rows={6}
              limit={testimonialLimits.content}
              text={content}
              hint="Mend spelling, or take out what should not be public. What they wrote stays in the history."
              required
            />
            <TextArea
              label="Project details"
              name="projectDetails"
              rows={4}
              limit={testimonialLimits.projectDetails}
              text={projectDetails ?? ''}
            />
          </WritingForm>
        </div>
      </details>
      {ownWords ? (
        <details className="mt-3">
          <summary className="admin-link inline-block min-h-6 cursor-pointer">
            Their own words, before a draft took their place
          </summary>
          <Words text={ownWords} className="mt-2 border-edge border-l-2 pl-3" />
        </details>
      ) : null}
      {edits.length > 0 ? <History edits={edits} locale={locale} /> : null}
    </>
  )
}

function History({ edits, locale }: Pick<FullTestimonial, 'edits'> & { locale: string }) {
  return (
    <details className="mt-3">
      <summary className="admin-link inline-block min-h-6 cursor-pointer">
        What it said before ({edits.length})
      </summary>
      <ol className="mt-2 grid gap-4">
        {edits.map((edit, index) => (
          <li key={edit.edited_at + edit.content} className="border-edge border-l-2 pl-3">
            <p className="text-muted text-sm">
              {index === edits.length - 1 ? 'As it came in; ' : ''}
              changed by {edit.editor ?? 'unknown account'},{' '}
              <time dateTime={edit.edited_at}>{formatDayAndTime(edit.edited_at)}</time>
            </p>
            <div lang={locale}>
              <Words text={edit.content} />
              {edit.project_details ? <Words title="Project details" text={edit.project_details} /> : null}
            </div>
            <div className="mt-2">
              <WritingForm
                intent="edit"
                button="Go back to these words"
                seen={{
                  seenEdits: String(edits.length),
                  content: edit.content,
                  projectDetails: edit.project_details ?? '',
                }}
              />
            </div>
          </li>
        ))}
      </ol>
    </details>
  )
}

function Words({ text, title, className = '' }: { text: string; title?: string; className?: string }) {
  return (
    <div className={className}>
      {title ? (
        <p lang="en" className="text-muted text-sm">
          {title}
        </p>
      ) : null}
      <p className="max-w-prose whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
    </div>
  )
}
