import { data, Link, type RouterContextProvider } from 'react-router'
import { adminLinks } from '#app/admin-styles.ts'
import { servicesContext } from '#app/context.ts'
import { EmailDetail } from '#app/features/email/email-detail.tsx'
import { EmailList } from '#app/features/email/email-list.tsx'
import type { Route } from './+types/emails.ts'

export const links = adminLinks
export const meta = () => [{ title: 'Outbox' }, { name: 'robots', content: 'noindex, nofollow' }]

const base = '/dev/emails'

/**
 * Lists sent mails without signing in, in development only.
 * @throws a 404 response in production
 */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const outbox = openOutbox(context)
  const { searchParams } = new URL(request.url)
  const status = searchParams.get('status') ?? undefined
  const search = searchParams.get('q') ?? ''
  const before = searchParams.get('before') ?? undefined
  if (!params.id) {
    const now = context.get(servicesContext).now()
    const found = await outbox.list({ status, before, search })
    return { email: null, list: { status, search, before, now, ...found } }
  }
  const email = await outbox.get(params.id)
  if (!email) throw data(null, { status: 404 })
  return { email, list: null }
}

function openOutbox(context: Readonly<RouterContextProvider>) {
  const { development } = context.get(servicesContext)
  if (!development) throw data(null, { status: 404 })
  return development.outbox
}

export default function DevelopmentEmails({ loaderData: { email, list } }: Route.ComponentProps) {
  return (
    <main id="content" className="mx-auto max-w-[90rem] px-4 py-6">
      {email && <EmailDetail email={email} base={base} canChange={false} />}
      {list && (
        <>
          <h1>Outbox</h1>
          <p className="mt-1">
            <Link to={`${base}/samples`} className="admin-link inline-flex min-h-11 items-center">
              Every kind of mail, with sample data
            </Link>
          </p>
          <EmailList {...list} base={base} />
        </>
      )}
    </main>
  )
}
