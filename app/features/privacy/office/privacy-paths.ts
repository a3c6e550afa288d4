export const PRIVACY = '/del-admin-dashboard/privacy'

/** The data of whoever has this address or number, as a file. */
export const exportPath = (text: string, as: 'json' | 'html') =>
  `${PRIVACY}/export?${new URLSearchParams({ q: text, as })}`
