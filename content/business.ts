/** The business as it is named everywhere, and as it is reached until its owner sets another address and place. */
export const business = {
  name: 'DEL AI Works',
  titleSuffix: '| DEL AI Works',
  contactEmail: 'hello@delaiworks.example',
  location: 'Delhi, India',
  replyWithinHours: 24,
} as const

/** More about that place. Apart from what the pages' scripts load. */
export const businessPlace = {
  /** Where clients are met in person. */
  meetingArea: 'Delhi NCR',
  /** The place, as search engines want it. */
  address: { city: 'Delhi', country: 'India', countryCode: 'IN' },
  inHindi: { location: 'दिल्ली, भारत', city: 'दिल्ली', meetingArea: 'दिल्ली एनसीआर' },
} as const

/** The paper of `tokens.css`, for what has no style sheet: the browser's own bars, an installed site's start. */
export const papers = { light: '#fbf8f1', dark: '#14161a' } as const
