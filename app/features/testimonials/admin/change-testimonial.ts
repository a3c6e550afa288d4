import { data, type RouterContextProvider } from 'react-router'
import { textOf } from '#app/components/back-office/form-values.ts'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { testimonialLimits } from '#domain/testimonials/form-values.ts'
import type { EditOutcome } from '#server/testimonials/edit-testimonial.ts'
import { changeTestimonials } from './change-testimonials.ts'
import { failureOf, type TestimonialResult } from './testimonial-result.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

/** What a testimonial's own page does with what was written, or with a button that changes where it stands. */
export async function changeTestimonial(args: Args, viewer: Viewer, form: FormData, id: string) {
  const intent = textOf(form, 'intent')
  if (!Object.hasOwn(writings, intent)) return changeTestimonials(args, viewer, form)
  const writing = writings[intent as Writing]
  const draft = Object.fromEntries(writing.fields.map((name) => [name, textOf(form, name)]))
  const failed = (status: number, reason: string, gone = false) =>
    data<TestimonialResult>(
      { ok: false, message: 'Error', description: `${failureOf(intent)} ${reason}`, gone, draft },
      { status },
    )
  let outcome: EditOutcome
  try {
    outcome = await writing.save(args, viewer, id, form)
  } catch (error) {
    reportOutage(args, error)
    return failed(503, 'Nothing was changed. Try again in a moment.')
  }
  if (outcome.kind === 'gone') return failed(404, 'It is not there any more.', true)
  if (outcome.kind === 'changed-meanwhile') {
    return failed(
      409,
      'Somebody else changed it meanwhile. Yours is still in the field; look at theirs.',
      true,
    )
  }
  if (outcome.kind === 'invalid') return failed(400, writing.problems[outcome.problem] ?? '')
  return data<TestimonialResult>({ ok: true, message: writing.saved })
}

type Writing = 'edit' | 'reply' | 'tags'

const writings: Record<
  Writing,
  {
    fields: string[]
    saved: string
    problems: Partial<Record<'required' | 'too-long' | 'too-many', string>>
    save: (args: Args, viewer: Viewer, id: string, form: FormData) => Promise<EditOutcome>
  }
> = {
  edit: {
    fields: ['content', 'projectDetails'],
    saved: 'Words saved',
    problems: {
      required: 'Some words have to stay.',
      'too-long': `At most ${testimonialLimits.content} characters fit.`,
    },
    save: (args, viewer, id, form) =>
      of(args).edit(viewer, {
        id,
        content: textOf(form, 'content'),
        projectDetails: textOf(form, 'projectDetails'),
        seenEdits: readCount(form.get('seenEdits')),
      }),
  },
  reply: {
    fields: ['reply'],
    saved: 'Reply saved',
    problems: { 'too-long': `At most ${testimonialLimits.reply} characters fit.` },
    save: (args, viewer, id, form) =>
      of(args).reply(viewer, {
        id,
        reply: textOf(form, 'reply'),
        seenReply: form.has('seenReply') ? textOf(form, 'seenReply') : undefined,
      }),
  },
  tags: {
    fields: ['tags'],
    saved: 'Tags saved',
    problems: {
      'too-long': `A tag has at most ${testimonialLimits.tagLength} characters.`,
      'too-many': `At most ${testimonialLimits.tags} tags fit.`,
    },
    save: (args, viewer, id, form) => of(args).tag(viewer, { id, tags: textOf(form, 'tags').split(',') }),
  },
}

function of({ context }: Args) {
  return context.get(servicesContext).testimonials
}

function readCount(value: unknown): number | undefined {
  return typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : undefined
}
