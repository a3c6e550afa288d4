/** The business as it is named and reached everywhere. */
export const business = {
  name: 'DEL AI Works',
  titleSuffix: '| DEL AI Works',
  contactEmail: 'hello@delaiworks.example',
  location: 'Delhi, India',
  /** The same, as search engines want it. */
  address: { city: 'Delhi', country: 'India', countryCode: 'IN' },
  replyWithinHours: 24,
} as const

/** The paper of `tokens.css`, for what has no style sheet: the browser's own bars, an installed site's start. */
export const papers = { light: '#fbf8f1', dark: '#14161a' } as const
