import { servicesContext } from '#app/context.ts'
import { EmailList } from '#app/features/email/email-list.tsx'
import { requireViewer } from '#app/require-viewer.ts'
import { business } from '#content/business.ts'
import type { Route } from './+types/emails.ts'

export const meta = () => [
  { title: `E-mails ${business.titleSuffix}` },
  { name: 'robots', content: 'noindex, nofollow' },
]

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request, 'emails:read')
  const { searchParams } = new URL(request.url)
  const status = searchParams.get('status') ?? undefined
  const before = searchParams.get('before') ?? undefined
  const { emails } = context.get(servicesContext)
  return {
    canDeliver: emails.canDeliver,
    list: { status, ...(await emails.list(viewer, { status, before })) },
  }
}

export default function Emails({ loaderData: { canDeliver, list } }: Route.ComponentProps) {
  return (
    <>
      <h1>E-mails</h1>
      <p className="mt-1 max-w-prose text-muted">
        {canDeliver
          ? 'Every mail is written down here before it goes out, and tried again until it arrives.'
          : 'No mail server is set up, so mails gather here and go nowhere. Once SMTP_URL is set, they are sent.'}
      </p>
      <EmailList {...list} base="/del-admin-dashboard/emails" />
    </>
  )
}
