import { data } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import type { ChangeResult } from '#app/components/back-office/change-result.ts'
import { textOf } from '#app/components/back-office/form-values.ts'
import { changeMember } from '#app/features/accounts/change-member.ts'
import { changeBooking } from '#app/features/bookings/admin/change-booking.ts'
import { settleQuestions } from '#app/features/chat/admin/settle-questions.ts'
import { changeEmails } from '#app/features/email/change-emails.ts'
import { nameOf } from '#app/features/email/email-words.ts'
import { changeStatus } from '#app/features/leads/admin/change-status.ts'
import { changeTestimonials } from '#app/features/testimonials/admin/change-testimonials.ts'
import { logCall } from '#app/features/today/log-call.ts'
import { stepFollowUp } from '#app/features/today/step-follow-up.ts'
import { stepTask } from '#app/features/today/step-task.ts'
import { TODAY } from '#app/features/today/today-address.ts'
import { TodayScreen } from '#app/features/today/today-screen.tsx'
import { loadToday } from '#app/load-today.ts'
import { readForm } from '#app/read-form.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Permission, Viewer } from '#domain/accounts/viewer.ts'
import type { Route } from './+types/today.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Today')

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args.context, args.request, 'leads:read')
  return { today: await loadToday(args, viewer) }
}

type Change = (args: Route.ActionArgs, viewer: Viewer, form: FormData) => Promise<unknown>

/** Who makes the change, by what the form is about. */
const changes: Record<string, [Permission, Change]> = {
  'follow-up': ['leads:write', stepFollowUp],
  call: ['leads:write', logCall],
  task: ['leads:write', stepTask],
  lead: ['leads:write', (args, viewer, form) => changeStatus(args, viewer, form, textOf(form, 'leadId'))],
  booking: [
    'bookings:write',
    (args, viewer, form) => changeBooking(args, viewer, form, textOf(form, 'id'), TODAY),
  ],
  testimonial: ['testimonials:write', changeTestimonials],
  registration: ['team:manage', changeMember],
  email: ['emails:write', changeEmails],
  question: ['chats:write', (args, viewer, form) => settleQuestions(args, viewer, form, TODAY)],
}

export async function action(args: Route.ActionArgs) {
  const { context, request } = args
  await requireViewer(context, request, 'leads:read')
  const form = await readForm(request)
  const about = textOf(form, 'about')
  const change = Object.hasOwn(changes, about) ? changes[about] : undefined
  if (!change) {
    return data<ChangeResult>(
      { ok: false, message: FAILED, description: 'Nothing was chosen.' },
      { status: 400 },
    )
  }
  const [permission, make] = change
  return (await make(args, await requireViewer(context, request, permission), form)) as ReturnType<
    typeof data<ChangeResult>
  >
}

const FAILED = 'That could not be done'

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return announce(() => serverAction(), FAILED)
}

export default function Today({ loaderData, actionData }: Route.ComponentProps) {
  return <TodayScreen {...loaderData} result={actionData} nameOfEmail={nameOf} />
}
