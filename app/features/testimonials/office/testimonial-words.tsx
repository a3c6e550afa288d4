import { FormButtons, OfficeForm } from '#app/office/office-form.tsx'
import { When } from '#app/office/when.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Textarea } from '#app/ui/form/textarea.tsx'
import { testimonialLimits } from '#domain/testimonials/form-values.ts'
import type { FullTestimonial } from '#server/testimonials/get-testimonial.ts'

type Props = Pick<FullTestimonial, 'testimonial' | 'edits' | 'ownWords'>

/** The text of a testimonial, and its earlier versions. */
export function TestimonialWords({ testimonial, edits, ownWords }: Props) {
  const { content, project_details, locale } = testimonial
  return (
    <>
      <div lang={locale} className="grid gap-3">
        <Words text={content} className="text-lg leading-7" />
        {project_details ? <Words title="Project details" text={project_details} /> : null}
      </div>
      {ownWords ? (
        <Disclosure label="The author’s own text, before the AI draft" className="mt-3">
          <Words text={ownWords} className="mt-1 border-line-strong border-l-2 pl-3" />
        </Disclosure>
      ) : null}
      {edits.length > 0 ? <History edits={edits} testimonial={testimonial} /> : null}
    </>
  )
}

type EditProps = Pick<Props, 'testimonial'> & { onClose: () => void }

/** Edits the text of a testimonial. */
export function EditForm({ testimonial: { content, project_details, version }, onClose }: EditProps) {
  return (
    <OfficeForm intent="edit" version={version} keepsDraft onDone={onClose} className="grid gap-3">
      <Field
        label="Testimonial"
        hint="Correct the spelling, or remove what should not be public. Earlier versions stay in the history."
        required
      >
        <Textarea name="content" rows={6} maxLength={testimonialLimits.content} defaultValue={content} />
      </Field>
      <Field label="Project details">
        <Textarea
          name="projectDetails"
          rows={4}
          maxLength={testimonialLimits.projectDetails}
          defaultValue={project_details ?? ''}
        />
      </Field>
      <FormButtons submit="Save" onCancel={onClose} />
    </OfficeForm>
  )
}

function History({ edits, testimonial }: Pick<Props, 'edits' | 'testimonial'>) {
  return (
    <Disclosure label={`Earlier versions (${edits.length})`} className="mt-3">
      <ol className="mt-1 grid gap-4">
        {edits.map((edit, index) => (
          <li key={edit.edited_at + edit.content} className="border-line-strong border-l-2 pl-3">
            <p className="text-muted text-small">
              {index === edits.length - 1 ? 'Original; ' : ''}
              changed by {edit.editor ?? 'unknown account'}, <When at={edit.edited_at} isFirst />
            </p>
            <div lang={testimonial.locale}>
              <Words text={edit.content} />
              {edit.project_details ? <Words title="Project details" text={edit.project_details} /> : null}
            </div>
            <div className="mt-2">
              <OfficeForm
                intent="edit"
                version={testimonial.version}
                hidden={{ content: edit.content, projectDetails: edit.project_details ?? '' }}
              >
                <FormButtons submit="Restore this version" />
              </OfficeForm>
            </div>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}

function Words({ text, title, className = '' }: { text: string; title?: string; className?: string }) {
  return (
    <div className={className}>
      {title ? (
        <p lang="en" className="text-muted text-small">
          {title}
        </p>
      ) : null}
      <p className="max-w-prose whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
    </div>
  )
}
