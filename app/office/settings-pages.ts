const SETTINGS = '/del-admin-dashboard/settings'

/** The pages of the settings, in their order. Others that are reached from there have an entry in the menu. */
export const settingsPages = [
  { to: `${SETTINGS}/website`, label: 'Website', words: 'links whatsapp video payment contact address' },
  { to: `${SETTINGS}/notifications`, label: 'Notifications', words: 'mails to the team' },
  { to: `${SETTINGS}/security`, label: 'Signing in', words: 'codes two-factor security' },
  { to: `${SETTINGS}/email-rules`, label: 'Blocked addresses', words: 'block addresses limits' },
  { to: `${SETTINGS}/webhooks`, label: 'Webhooks', words: 'connect programs api zapier' },
  { to: `${SETTINGS}/retention`, label: 'Data retention', words: 'retention delete months' },
  { to: `${SETTINGS}/audit`, label: 'Audit log', words: 'who did what history' },
]
