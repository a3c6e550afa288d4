import { data } from 'react-router'
import { answerRefusal, orUnavailable, passRetryAfter } from '#app/features/accounts/answers.ts'
import { SecurityScreen } from '#app/features/accounts/security/security-screen.tsx'
import { servicesContext, visitContext } from '#app/lib/context.ts'
import { readForm } from '#app/lib/forms/read-form.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import { officeMeta } from '#app/lib/office/office-page.ts'
import { requireViewer } from '#app/lib/office/require-viewer.ts'
import type { Route } from './+types/security.ts'

export const meta = () => officeMeta('Two-factor sign-in')
export const headers = passRetryAfter

export const loader = officeLoader('account:write', async ({ viewer, services: { accounts } }) => {
  const [twoFactor, passkeys] = await Promise.all([
    accounts.readTwoFactor(viewer),
    accounts.listPasskeys(viewer),
  ])
  return { twoFactor, passkeys: passkeys ?? null, isRequired: viewer.needsCode === true }
})

export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const viewer = await requireViewer(context, request, 'account:write')
  const { accounts } = context.get(servicesContext)
  const { addressKey } = context.get(visitContext)
  const visit = { form: await readForm(request), headers: request.headers, addressKey }
  const intent = String(visit.form.get('intent') ?? '')
  const asked = { form: visit.form, title: 'Nothing was changed' }
  const outcome = await orUnavailable(args, asked, act())
  switch (outcome.kind) {
    case 'refused':
      return answerRefusal(outcome, intent)
    case 'on':
      // Shown this once, so there is no address to come back to.
      return data({ intent, recoveryCodes: outcome.recoveryCodes })
    default:
      return data({ intent, done: outcome.kind })
  }

  async function act() {
    switch (intent) {
      case 'begin':
        return accounts.beginTwoFactor(viewer, visit)
      case 'confirm':
        return accounts.confirmTwoFactor(viewer, visit)
      case 'cancel':
        return accounts.cancelTwoFactorSetup(viewer)
      case 'renew':
        return accounts.renewRecoveryCodes(viewer, visit)
      case 'end':
        return accounts.endTwoFactor(viewer, visit)
      case 'add-passkey':
        return accounts.addPasskey(viewer, visit)
      case 'remove-passkey':
        await accounts.removePasskey(viewer, String(visit.form.get('passkeyId') ?? ''))
        return { kind: 'removed' } as const
      default:
        throw data('Nothing like that can be done here.', { status: 400 })
    }
  }
}

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  return <SecurityScreen {...loaderData} result={actionData} />
}
