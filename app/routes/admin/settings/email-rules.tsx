import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { servicesContext } from '#app/context.ts'
import { changeSetting } from '#app/features/settings/change-setting.ts'
import { EmailRulesScreen } from '#app/features/settings/email-rules-screen.tsx'
import { NOT_SAVED } from '#app/features/settings/setting-words.ts'
import { readForm } from '#app/read-form.ts'
import { orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import { readBlockList } from '#domain/settings/block-list.ts'
import type { Route } from './+types/email-rules.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('E-mail rules')

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args.context, args.request, 'settings:write')
  const { settings } = args.context.get(servicesContext)
  const [blocked, headless] = await orOutage(
    args,
    Promise.all([settings.read(viewer, 'emails.blocked'), settings.read(viewer, 'emails.block_headless')]),
  )
  return { blocked, headless }
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args.context, args.request, 'settings:write')
  const form = await readForm(args.request)
  return form.get('setting') === 'emails.blocked'
    ? changeSetting(args, viewer, {
        form,
        key: 'emails.blocked',
        input: readBlockList(String(form.get('blocked') ?? '')),
      })
    : changeSetting(args, viewer, { form, key: 'emails.block_headless', input: form.has('headless') })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return announce(() => serverAction(), NOT_SAVED)
}

export default function EmailRules({ loaderData, actionData }: Route.ComponentProps) {
  return <EmailRulesScreen {...loaderData} result={actionData} />
}
