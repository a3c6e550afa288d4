import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { Notice } from '#app/components/back-office/notice.tsx'
import { servicesContext } from '#app/context.ts'
import { announceChange } from '#app/features/testimonials/admin/announce-change.ts'
import { DeleteForm, questionAbout } from '#app/features/testimonials/admin/delete-form.tsx'
import {
  describeChange,
  doneAddress,
  failureOf,
  listAddress,
  TESTIMONIALS,
  type TestimonialResult,
  type Undo,
} from '#app/features/testimonials/admin/testimonial-result.ts'
import { readForm } from '#app/read-form.ts'
import { orOutage, reportOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import { wantsPage } from '#app/wants-page.ts'
import { readSeen } from '#domain/testimonials/seen-standing.ts'
import type { Route } from './+types/delete-testimonials.ts'

const AT_ONCE = 25

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Delete testimonials')

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'testimonials:delete')
  const { testimonials } = context.get(servicesContext)
  const ids = new Set(
    new URL(request.url).searchParams
      .getAll('id')
      .slice(0, AT_ONCE)
      .map((id) => readSeen(id).id),
  )
  const found = await orOutage(args, Promise.all([...ids].map((id) => testimonials.get(viewer, id))))
  const doomed = found.flatMap((one) => (one ? [{ id: one.testimonial.id, name: one.testimonial.name }] : []))
  if (doomed.length === 0) throw data(null, { status: 404 })
  return { doomed }
}

export async function action(args: Route.ActionArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'testimonials:delete')
  const form = await readForm(request)
  const ids = form.getAll('id').map((id) => readSeen(String(id)).id)
  if (ids.length === 0) return failed(400, 'Tick at least one testimonial.')
  let deleted: string[]
  try {
    deleted = (await context.get(servicesContext).testimonials.delete(viewer, ids)).deleted
  } catch (error) {
    reportOutage(args, error)
    return failed(503, 'Nothing was deleted. Try again in a moment.')
  }
  // Gone already is as good as deleted; only there is nothing to bring back.
  const undo: Undo | undefined = deleted.length > 0 ? { intent: 'restore', ids: deleted } : undefined
  if (wantsPage(request)) throw redirect(doneAddress(listAddress(form.get('next')), 'delete', undo), 303)
  const result: TestimonialResult = { ok: true, ...describeChange('delete', ids.length) }
  return data<TestimonialResult>(undo ? { ...result, undo } : result)
}

function failed(status: number, reason: string) {
  const description = `${failureOf('delete')} ${reason}`
  return data<TestimonialResult>({ ok: false, message: 'Error', description }, { status })
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const next = listAddress((await request.clone().formData()).get('next'))
  const result = await announceChange('delete', () => serverAction())
  // The page of the testimonial is gone with it.
  if (result.ok && window.location.pathname !== new URL(next, window.location.origin).pathname) {
    throw redirect(next)
  }
  return result
}

export default function DeleteTestimonials({ loaderData, actionData }: Route.ComponentProps) {
  const { doomed } = loaderData
  // Also while the page behind it is loaded: a second press would be told of nothing to bring back.
  const busy = useNavigation().formMethod === 'POST'
  return (
    <section className="admin-card max-w-prose p-6">
      <h1>{questionAbout(doomed)}</h1>
      <Notice result={actionData} done={undefined} />
      <DeleteForm testimonials={doomed} next={TESTIMONIALS} Form={Form} busy={busy}>
        <Link to={TESTIMONIALS} className="admin-button">
          Cancel
        </Link>
      </DeleteForm>
    </section>
  )
}
