import { data, type RouterContextProvider } from 'react-router'
import type { ChangeResult } from '#app/components/back-office/change-result.ts'
import { textOf } from '#app/components/back-office/form-values.ts'
import { sayMail } from '#app/components/back-office/mail-words.ts'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { MembershipChange } from '#server/accounts/change-membership.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

/** How a change of the team ended. `link`: verifies a member's address, for the owner to pass on. */
export type TeamResult = ChangeResult & { link?: { name: string; url: string } }

const words: Record<MembershipChange, [message: string, description?: string]> = {
  approve: ['Member approved'],
  reject: ['Registration rejected', 'The account is deleted.'],
  suspend: ['Member suspended', 'They are signed out on all their devices.'],
  reinstate: ['Member reinstated'],
  remove: ['Member removed', 'The account is deleted, and what they worked on is nobody’s now.'],
}

const isChange = (value: string): value is MembershipChange => Object.hasOwn(words, value)

/** Approves or refuses registrations and changes members, for the team's page and Today. */
export async function changeMember(args: Args, viewer: Viewer, form: FormData) {
  const change = textOf(form, 'change')
  if (!isChange(change)) return teamRefused(400, 'Nothing was chosen.')
  let [message, description] = words[change]
  try {
    const { accounts, emails } = args.context.get(servicesContext)
    const outcome = await accounts.changeMembership(viewer, change, String(form.get('userId') ?? ''))
    if (!outcome.ok) return teamRefused(409, outcome.message, true)
    if (change === 'approve')
      description = sayMail(
        (await emails.state()).kind,
        'A mail tells them.',
        'The mail that tells them is saved.',
      )
    const undo = outcome.changeId && {
      changeId: outcome.changeId,
      label: 'Nobody works on their leads any more.',
    }
    return data<TeamResult>({ ok: true, message, ...(description && { description }), ...(undo && { undo }) })
  } catch (error) {
    reportOutage(args, error)
    return teamRefused(503, 'Try again in a moment.')
  }
}

/** Says why nothing was changed on the team. */
export function teamRefused(status: number, description: string, gone = false) {
  return data<TeamResult>({ ok: false, message: 'Nothing was changed', description, gone }, { status })
}
