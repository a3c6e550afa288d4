const OFFICE = '/del-admin-dashboard'
const SETTINGS = `${OFFICE}/settings`

type SettingsPage = {
  to: string
  label: string
  /** Other words to search for it by; pages without any have an entry in the menu. */
  words?: string
  /** Begins a group of pages. */
  heading?: string
  /** Whether the whole team sees it. */
  isForAll?: boolean
}

/** The pages of the settings, in their order. */
export const settingsPages: SettingsPage[] = [
  {
    heading: 'Business',
    to: `${SETTINGS}/website`,
    label: 'Website',
    words: 'links whatsapp video payment contact address',
  },
  { to: `${OFFICE}/availability`, label: 'Availability', isForAll: true },
  { heading: 'People', to: `${OFFICE}/team`, label: 'Team' },
  { to: `${SETTINGS}/notifications`, label: 'Notifications', words: 'mails to the team' },
  {
    heading: 'Security',
    to: `${SETTINGS}/security`,
    label: 'Signing in',
    words: 'codes two-factor security',
  },
  { to: `${SETTINGS}/email-rules`, label: 'Blocked addresses', words: 'block addresses limits' },
  { to: `${SETTINGS}/audit`, label: 'Audit log', words: 'who did what history' },
  { heading: 'Data', to: `${SETTINGS}/retention`, label: 'Data retention', words: 'retention delete months' },
  { to: `${OFFICE}/privacy`, label: 'Privacy', isForAll: true },
  { to: `${SETTINGS}/webhooks`, label: 'Webhooks', words: 'connect programs api zapier' },
]
