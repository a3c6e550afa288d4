/** Who runs the site; shown on pages and in mails. */
export const business = {
  name: 'DEL AI Works',
  titleSuffix: '| DEL AI Works',
  contactEmail: 'hello@delaiworks.example',
  location: 'Delhi, India',
  replyWithinHours: 24,
} as const
