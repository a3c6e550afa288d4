import { data, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { isModeration, moderate } from '#domain/testimonials/moderation.ts'
import { readSeen, type SeenTestimonial, writeSeen } from '#domain/testimonials/seen-standing.ts'
import {
  type Change,
  describeChange,
  failureOf,
  isChange,
  type TestimonialResult,
  type Undo,
} from './testimonial-result.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }
type Outcome = { changed: string[]; refused: number; gone: number }

/** What the list and a testimonial's own page do with a button that changes where testimonials stand. */
export async function changeTestimonials(args: Args, viewer: Viewer, form: FormData) {
  const intent = form.get('intent')
  const chosen = form.getAll('id').map((id) => readSeen(String(id)))
  if (!isChange(intent)) return refused(intent, 400, 'Nothing was chosen.')
  if (chosen.length === 0) return refused(intent, 400, 'Tick at least one testimonial.')
  let outcome: Outcome
  try {
    outcome = await make(args, viewer, intent, chosen)
  } catch (error) {
    reportOutage(args, error)
    return refused(intent, 503, 'Nothing was changed. Try again in a moment.')
  }
  const { changed } = outcome
  // Gone already is as good as deleted.
  if (changed.length === 0 && intent !== 'delete')
    return refused(intent, outcome.refused > 0 ? 409 : 404, reasonOf(intent, outcome))
  const undo = undoOf(intent, chosen, changed)
  const { message, description } = describeChange(intent, changed.length || chosen.length)
  return data<TestimonialResult>({
    ok: true,
    message,
    description: [description, leftOut(outcome)].filter(Boolean).join(' '),
    ...(undo ? { undo } : {}),
  })
}

async function make(
  { context }: Args,
  viewer: Viewer,
  intent: Change,
  chosen: SeenTestimonial[],
): Promise<Outcome> {
  const { testimonials } = context.get(servicesContext)
  const ids = chosen.map(({ id }) => id)
  if (intent === 'delete') {
    const { deleted } = await testimonials.delete(viewer, ids)
    return { changed: deleted, refused: 0, gone: 0 }
  }
  if (intent === 'restore') {
    const { restored, gone } = await testimonials.restore(viewer, ids)
    return { changed: restored, refused: 0, gone: gone.length }
  }
  const seen = new Map(chosen.map(({ id, standing }) => [id, standing]))
  const outcome =
    intent === 'undo'
      ? await testimonials.undo(viewer, ids, seen)
      : await testimonials.moderate(viewer, { ids, moderation: intent, seen })
  return { changed: outcome.changed, refused: outcome.refused.length, gone: outcome.gone.length }
}

/** How the changed ones stand now is known: it follows from how they were seen. */
function undoOf(intent: Change, chosen: SeenTestimonial[], changed: string[]): Undo | undefined {
  if (intent === 'delete') return changed.length > 0 ? { intent: 'restore', ids: changed } : undefined
  if (!isModeration(intent)) return undefined
  const ids = changed.map((id) => {
    const seen = chosen.find((one) => one.id === id)?.standing
    const now = seen && moderate(seen, intent)
    return now ? writeSeen(id, now) : id
  })
  return { intent: 'undo', ids }
}

function reasonOf(intent: Change, { refused }: Outcome): string {
  if (intent === 'restore') return 'The time to bring it back is over.'
  if (refused === 0) return 'It is not there any more.'
  return intent === 'undo'
    ? 'Somebody changed it since, or it is too long ago.'
    : 'Somebody else was quicker. Look at how it stands now.'
}

function leftOut({ refused, gone }: Outcome): string {
  const reasons = [
    refused > 0 && `${refused} did not allow it or changed meanwhile.`,
    gone > 0 && `${gone} ${gone === 1 ? 'is' : 'are'} not there any more.`,
  ]
  return reasons.filter(Boolean).join(' ')
}

function refused(intent: unknown, status: number, reason: string) {
  // What was refused for how it stands is out of date where it is shown.
  const gone = status === 404 || status === 409
  const result: TestimonialResult = {
    ok: false,
    message: 'Error',
    description: `${failureOf(intent)} ${reason}`,
    gone,
  }
  return data(result, { status })
}
