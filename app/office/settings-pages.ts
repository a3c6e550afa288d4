const SETTINGS = '/del-admin-dashboard/settings'

/** The groups of the settings' links, in their order. */
export const settingsGroups = ['Business', 'People', 'Security', 'Data'] as const

export type SettingsGroup = (typeof settingsGroups)[number]

/** The pages of the settings, in their order. Others that are reached from there have an entry in the menu. */
export const settingsPages: { to: string; label: string; words: string; group: SettingsGroup }[] = [
  {
    to: `${SETTINGS}/website`,
    label: 'Website',
    words: 'links whatsapp video payment contact address',
    group: 'Business',
  },
  { to: `${SETTINGS}/notifications`, label: 'Notifications', words: 'mails to the team', group: 'People' },
  { to: `${SETTINGS}/security`, label: 'Signing in', words: 'codes two-factor security', group: 'Security' },
  {
    to: `${SETTINGS}/email-rules`,
    label: 'Blocked addresses',
    words: 'block addresses limits',
    group: 'Security',
  },
  { to: `${SETTINGS}/webhooks`, label: 'Webhooks', words: 'connect programs api zapier', group: 'Data' },
  { to: `${SETTINGS}/retention`, label: 'Data retention', words: 'retention delete months', group: 'Data' },
  { to: `${SETTINGS}/audit`, label: 'Audit log', words: 'who did what history', group: 'Security' },
]
