import type { SetUpStep } from '#app/lib/office/load-today.ts'
import { Card } from '#app/ui/card.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { SECURITY_PATH, WEBSITE_SETTINGS_PATH } from '#domain/accounts/paths.ts'

const steps: Record<SetUpStep, [to: string, label: string, why: string]> = {
  name: [WEBSITE_SETTINGS_PATH, 'Add your name', 'Visitors see who they will work with.'],
  contact: [
    WEBSITE_SETTINGS_PATH,
    'Add your e-mail address and place',
    'Pages and e-mails still show the sample address.',
  ],
  mail: ['/del-admin-dashboard/emails', 'Set up e-mail', 'Until then, no e-mails are sent.'],
  whatsApp: [WEBSITE_SETTINGS_PATH, 'Add your WhatsApp number', 'Visitors can then start a chat with you.'],
  hours: [
    '/del-admin-dashboard/availability',
    'Check your demo hours',
    'Visitors can book demos in these hours.',
  ],
  codes: [SECURITY_PATH, 'Turn on two-factor sign-in', 'It protects your leads if your password is stolen.'],
}

/** The steps that the owner has not set up yet. */
export function SetUp({ left }: { left: readonly SetUpStep[] }) {
  if (left.length === 0) return null
  return (
    <Card title="Finish setting up">
      <ul className="grid gap-2 text-small">
        {left.map((step) => {
          const [to, label, why] = steps[step]
          return (
            <li key={step}>
              <TextLink isAlone to={to}>
                {label}
              </TextLink>
              <p className="text-muted">{why}</p>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
