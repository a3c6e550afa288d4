import { data, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { readForm } from '#app/read-form.ts'
import { reportOutage } from '#app/report-outage.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { MailChoicesChange } from '#server/email/mail-choices.ts'
import { draftOf } from './draft-of.ts'
import type { SettingResult } from './setting-result.ts'
import { NOT_SAVED, SAVED } from './setting-words.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

/** Saves which mails somebody gets: the one whom the form names, or oneself. */
export async function changeMailChoices(args: Args, viewer: Viewer, whose: 'own' | 'named') {
  const form = await readForm(args.request)
  const userId = whose === 'own' ? viewer.id : String(form.get('setting') ?? '')
  const isTicked = (name: string) => form.get(name) !== null
  const input = {
    newLeads: form.get('newLeads'),
    chats: isTicked('chats'),
    bookings: isTicked('bookings'),
    testimonials: isTicked('testimonials'),
    registrations: isTicked('registrations'),
  }
  const failed = (status: number, description: string, newer?: string) =>
    data<SettingResult>(
      {
        ok: false,
        message: NOT_SAVED,
        form: userId,
        draft: draftOf(form),
        description,
        ...(newer ? { newer } : {}),
      },
      { status },
    )
  let change: MailChoicesChange
  try {
    const { emails } = args.context.get(servicesContext)
    change = await emails.saveMailChoices(viewer, userId, input, String(form.get('version') ?? ''))
  } catch (error) {
    reportOutage(args, error)
    return failed(503, 'Nothing was changed. Try again in a moment.')
  }
  if (change.kind === 'invalid') return failed(400, 'Choose which leads you get a mail for.')
  if (change.kind === 'gone') return failed(409, 'This account is not on the team any more.')
  if (change.kind === 'outdated') return failed(409, 'Somebody else saved it meanwhile.', change.version)
  return data<SettingResult>({ ok: true, message: SAVED, form: userId })
}
