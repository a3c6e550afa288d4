/** The business as it is named and reached everywhere. */
export const business = {
  name: 'DEL AI Works',
  titleSuffix: '| DEL AI Works',
  contactEmail: 'hello@delaiworks.example',
  location: 'Delhi, India',
  replyWithinHours: 24,
} as const
