import { data, Link } from 'react-router'
import { adminLinks } from '#app/admin-styles.ts'
import { servicesContext } from '#app/context.ts'
import { EmailSamples } from '#app/features/email/email-samples.tsx'
import type { Route } from './+types/email-samples.ts'

export const links = adminLinks
export const meta = () => [{ title: 'Every kind of mail' }, { name: 'robots', content: 'noindex, nofollow' }]

/**
 * Lists every kind of mail with sample data in each of its languages, in development only.
 * @throws a 404 response in production
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { development } = context.get(servicesContext)
  if (!development) throw data(null, { status: 404 })
  const samples = await development.emailSamples()
  return { samples: samples.map(({ html: _, ...sample }) => sample) }
}

export default function DevelopmentEmailSamples({ loaderData: { samples } }: Route.ComponentProps) {
  return (
    <main id="content" className="mx-auto max-w-[90rem] px-4 py-6">
      <p>
        <Link to="/dev/emails" className="admin-link inline-flex min-h-11 items-center">
          The outbox
        </Link>
      </p>
      <h1>Every kind of mail</h1>
      <EmailSamples samples={samples} base="/dev/emails/samples" />
    </main>
  )
}
