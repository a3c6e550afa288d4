import { data } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import type { ChangeResult } from '#app/components/back-office/change-result.ts'
import { servicesContext } from '#app/context.ts'
import { HeldBackList } from '#app/features/testimonials/admin/held-back-list.tsx'
import { failureOf } from '#app/features/testimonials/admin/testimonial-result.ts'
import { readForm } from '#app/read-form.ts'
import { orOutage, reportOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Services } from '#server/app.ts'
import type { Route } from './+types/held-back-testimonials.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Held-back testimonials')

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'testimonials:read')
  const submissions = await orOutage(args, context.get(servicesContext).testimonials.listHeldBack(viewer))
  return { submissions }
}

export async function action(args: Route.ActionArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'testimonials:write')
  const form = await readForm(request)
  const intent = form.get('intent')
  const ids = form.getAll('id').map(String)
  if (!isAnswer(intent)) return failed(400, 'Nothing was chosen.')
  if (intent !== 'release') await requireViewer(context, request, 'testimonials:delete')
  try {
    const isThere = await answer(context.get(servicesContext).testimonials, viewer, intent, ids)
    if (!isThere) return failed(404, 'It is not there any more.', true)
  } catch (error) {
    reportOutage(args, error)
    return failed(503, 'Nothing was changed. Try again in a moment.')
  }
  return data<ChangeResult>({ ok: true, message: answers[intent] })
}

const answers = {
  release: 'Put into the queue',
  delete: 'Testimonial Deleted',
  'delete-shown': 'Testimonials Deleted',
}
type Answer = keyof typeof answers
const isAnswer = (intent: unknown): intent is Answer =>
  typeof intent === 'string' && Object.hasOwn(answers, intent)

/** Whether it was still there. */
async function answer(
  testimonials: Services['testimonials'],
  viewer: Viewer,
  intent: Answer,
  ids: string[],
): Promise<boolean> {
  if (intent === 'delete-shown') return (await testimonials.deleteHeldBackMany(viewer, ids)).deleted > 0
  const [id = ''] = ids
  const { kind } =
    intent === 'release'
      ? await testimonials.releaseHeldBack(viewer, id)
      : await testimonials.deleteHeldBack(viewer, id)
  return kind !== 'gone'
}

function failed(status: number, reason: string, gone = false) {
  const description = `${failureOf(undefined)} ${reason}`
  return data<ChangeResult>({ ok: false, message: 'Error', description, gone }, { status })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return announce(() => serverAction(), 'Error', failureOf(undefined))
}

export default function HeldBackTestimonials({ loaderData, actionData }: Route.ComponentProps) {
  return <HeldBackList {...loaderData} result={actionData} />
}
