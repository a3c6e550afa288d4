export const PRIVACY = '/del-admin-dashboard/privacy'

/** The page about whoever has this address or number, or their data as a file. */
export const privacyPath = (text: string) => `${PRIVACY}?${new URLSearchParams({ q: text })}`
export const exportPath = (text: string, as: 'json' | 'html') =>
  `${PRIVACY}/export?${new URLSearchParams({ q: text, as })}`
