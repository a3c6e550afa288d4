import { Link } from 'react-router'
import type { SetUpStep } from '#app/load-today.ts'
import { SECURITY_PATH, WEBSITE_SETTINGS_PATH } from '#domain/accounts/paths.ts'

const steps: Record<SetUpStep, [to: string, label: string, why: string]> = {
  contact: [
    WEBSITE_SETTINGS_PATH,
    'Your address and place',
    'Pages and mails still show the sample address.',
  ],
  mail: ['#mail-notice', 'Sending mail', 'Until then visitors and you get no mails.'],
  whatsApp: [WEBSITE_SETTINGS_PATH, 'Your WhatsApp number', 'Visitors can then start a chat with you.'],
  hours: [
    '/del-admin-dashboard/availability',
    'Your demo hours',
    'Check the hours that visitors can book, and save.',
  ],
  codes: [SECURITY_PATH, 'A code at sign-in', 'It protects your leads if your password leaks.'],
}

/** What the owner has still to set up, until all of it is done. */
export function SetUp({ left }: { left: readonly SetUpStep[] }) {
  if (left.length === 0) return null
  return (
    <section aria-labelledby="today-set-up" className="admin-card px-4 py-3">
      <h2 id="today-set-up">Finish setting up</h2>
      <ul className="mt-1 grid gap-2">
        {left.map((step) => {
          const [to, label, why] = steps[step]
          return (
            <li key={step}>
              <Link to={to} className="admin-link inline-flex min-h-6 items-center">
                {label}
              </Link>
              <p className="text-muted text-sm">{why}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
