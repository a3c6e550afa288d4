/** Texts of the package builder. */
export const packageBuilder = {
  add: 'Add {name}',
  remove: 'Remove {name}',
  included: 'Included in {bundle}',
  empty: 'Tick what you need. Your total appears here.',
  action: 'Get this quote',
  perYear: 'a year',
  labels: {
    setUp: 'Set-up, once',
    once: 'Paid once',
    monthly: 'Each month',
    yearly: 'Each year',
    firstYear: 'First year',
  },
  inDollars: 'About {setUp} + {monthly}/month, {firstYear} in the first year',
  bundles: {
    saves: 'Saves {firstYear} in the first year: {setUp} on set-up and {monthly} every month.',
    lessThenMore: '{setUp} less to set up than one by one, {monthly} more a month.',
  },
  cheaper: 'The {bundle} costs less: {setUp} less to set up and {monthly} less a month.',
  perTeacher: {
    heading: 'How many teachers?',
    number: '{n} teachers',
    one: '1 teacher',
    action: 'Update',
  },
}

/** The description of a package in the message of the quote form. */
export const packageMessage = {
  text: 'I would like: {parts}. As shown: {amounts}.',
  /** For parts without a list price. */
  named: 'I would like: {parts}.',
  forTeachers: '{part} ({teachers})',
  setUp: '{amount} set-up',
  once: '{amount}, paid once',
  monthly: '{amount} a month',
  yearly: '{amount} a year',
}
