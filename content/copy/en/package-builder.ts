/** What stands on the screen where visitors put their package together. */
export const packageBuilder = {
  heading: 'Put your package together',
  lead: 'Press what you need and see what it costs.',
  add: 'Add {name}',
  remove: 'Remove {name}',
  included: 'Included in: {bundle}',
  empty: 'Nothing chosen yet.',
  action: 'Get this quote',
  labels: {
    setUp: 'Set-up',
    once: 'Paid once',
    monthly: 'Each month',
    yearly: 'Each year',
    firstYear: 'First year',
  },
  inDollars: 'About {setUp} + {monthly}/month, {firstYear} in the first year',
  hints: {
    alone: '{parts} works on top of a main part. Add {others} too.',
    cheaper:
      'The {bundle} costs less: {setUp} less to set up, {monthly} less each month, {firstYear} less in the first year.',
  },
  perTeacher: {
    heading: 'How many teachers?',
    number: '{n} teachers',
    one: '1 teacher',
    other: 'Another number',
    action: 'Show',
  },
}

/** How a package is put into words where the quote form asks what is needed. */
export const packageMessage = {
  text: 'I would like: {parts}. As shown: {amounts}.',
  forTeachers: '{part} ({teachers})',
  setUp: '{amount} set-up',
  once: '{amount}, paid once',
  monthly: '{amount} a month',
  yearly: '{amount} a year',
}
