/**
 * Name and default contact details of the business; the owner can override the contact details in the
 * settings.
 */
export const business = {
  name: 'DEL AI Works',
  titleSuffix: '| DEL AI Works',
  contactEmail: 'hello@delaiworks.example',
  location: 'Delhi, India',
  replyWithinHours: 24,
} as const

/** More details about the location, separate from what the pages' scripts load. */
export const businessPlace = {
  /** The area for meetings in person. */
  meetingArea: 'Delhi NCR',
  /** The address for structured data. */
  address: { city: 'Delhi', country: 'India', countryCode: 'IN' },
  inHindi: { location: 'दिल्ली, भारत', city: 'दिल्ली', meetingArea: 'दिल्ली एनसीआर' },
} as const

/** The page background of `tokens.css`, for browser bars and the splash screen of the installed app. */
export const papers = { light: '#fbf8f1', dark: '#14161a' } as const
