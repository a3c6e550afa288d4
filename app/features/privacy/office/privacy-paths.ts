export const PRIVACY = '/del-admin-dashboard/privacy'

/** Returns the address of the file with the data of this e-mail address or number. */
export const exportPath = (text: string, as: 'json' | 'html') =>
  `${PRIVACY}/export?${new URLSearchParams({ q: text, as })}`
