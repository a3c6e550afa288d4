import { data } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import type { ChangeResult } from '#app/components/back-office/change-result.ts'
import { servicesContext } from '#app/context.ts'
import { readErasure, toResult } from '#app/features/privacy/admin/erase-person.ts'
import { PrivacyScreen } from '#app/features/privacy/admin/privacy-screen.tsx'
import { readForm } from '#app/read-form.ts'
import { orOutage, reportOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/privacy.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Privacy')

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args.context, args.request, 'privacy:manage')
  const { searchParams } = new URL(args.request.url)
  const text = searchParams.get('q') ?? ''
  const { privacy, emails } = args.context.get(servicesContext)
  const search = text ? await orOutage(args, privacy.search(viewer, text)) : undefined
  const { kind: mail } = await orOutage(args, emails.state())
  return {
    text,
    search,
    mail,
  }
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args.context, args.request, 'privacy:manage')
  const erasure = readErasure(await readForm(args.request))
  if (!erasure.ok) return data<ChangeResult>(erasure.result, { status: 400 })
  try {
    const outcome = await args.context.get(servicesContext).privacy.erase(viewer, erasure.erasure)
    const result = toResult(outcome)
    return data<ChangeResult>(result, { status: result.ok ? 200 : 400 })
  } catch (error) {
    reportOutage(args, error)
    return data<ChangeResult>(
      {
        ok: false,
        message: 'Failed to erase a person',
        description: 'Nothing was erased. Try again in a moment.',
      },
      { status: 503 },
    )
  }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return announce(() => serverAction(), 'Failed to erase a person')
}

export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  return <PrivacyScreen {...loaderData} result={actionData} />
}
