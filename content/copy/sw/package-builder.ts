import type { Copy } from '#content/copy/copy.ts'

export const packageBuilder: Copy['packageBuilder'] = {
  add: 'Ongeza {name}',
  remove: 'Ondoa {name}',
  included: 'Imo kwenye {bundle}',
  empty: 'Chagua unachohitaji. Jumla yako itaonekana hapa.',
  action: 'Omba bei hii',
  perYear: 'kwa mwaka',
  labels: {
    setUp: 'Usanidi, mara moja',
    once: 'Mara moja',
    monthly: 'Kila mwezi',
    yearly: 'Kila mwaka',
    firstYear: 'Jumla, mwaka wa kwanza',
  },
  inDollars: 'Takribani {setUp} + {monthly}/mwezi, jumla {firstYear} mwaka wa kwanza',
  bundles: {
    saves: 'Unaokoa {firstYear} mwaka wa kwanza: {setUp} kwenye usanidi na {monthly} kila mwezi.',
    lessThenMore:
      'Ukilinganisha na kununua moja moja: usanidi unapungua {setUp}, ada ya mwezi inaongezeka {monthly}.',
  },
  cheaper: '{bundle} ni nafuu zaidi: unaokoa {setUp} kwenye usanidi na {monthly} kila mwezi.',
  perTeacher: {
    heading: 'Walimu wangapi?',
    number: 'walimu {n}',
    one: 'mwalimu 1',
    action: 'Sasisha',
  },
}

/** The description of a package in the message of the quote form. */
export const packageMessage: Copy['packageMessage'] = {
  text: 'Ningependa: {parts}. Bei iliyoonyeshwa: {amounts}.',
  named: 'Ningependa: {parts}.',
  forTeachers: '{part} ({teachers})',
  setUp: '{amount} za usanidi',
  once: '{amount}, malipo ya mara moja',
  monthly: '{amount} kwa mwezi',
  yearly: '{amount} kwa mwaka',
}
