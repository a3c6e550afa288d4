import { topics } from './topic.ts'

/** Paying, and the terms of it. The prices themselves are not topics: they are made from the price list. */
export const money = topics({
  payMethod: { when: ['payMethod', 'pay', 'pay payMethod'], page: 'terms', unless: ['advance'] },
  advance: { when: ['advance', 'advance pay', 'before pay'], page: 'terms' },
  instalment: { when: ['instalment', 'instalment pay'], page: 'terms' },
  refund: { when: ['refund', 'refund revision'], page: 'terms' },
  cancelBefore: {
    when: [
      'cancel before',
      'cancel',
      'refund cancel before',
      'refund before',
      'refund advance',
      'cancel refund',
    ],
    page: 'terms',
    unless: ['booking', 'month'],
  },
  monthlyFee: {
    when: [
      'whatFor month',
      'whatFor price month',
      'month why',
      'month included',
      'month why price',
      'update month',
    ],
    page: 'services',
  },
  stop: {
    when: [
      'stop',
      'stop month',
      'stop month price',
      'stop pay',
      'cancel month',
      'cancel month price',
      'stop year',
      'stop bot',
    ],
    page: 'services',
    unless: ['warranty', 'consent', 'night'],
  },
  lockIn: { when: ['lockIn'], page: 'services' },
  extraCost: { when: ['extraCost'], page: { context: 'services' } },
  messageCharge: {
    when: ['messageCharge', 'extraCost whatsApp', 'extraCost bot', 'whatsApp messageCharge'],
    page: 'ecommerce',
  },
  hosting: { when: ['hosting', 'extraCost website', 'hosting website included'], page: 'aiAppDevelopment' },
  tax: { when: ['tax', 'tax price'], page: 'contact', open: true, actions: ['hand-over'] },
  discount: { when: ['discount', 'discount price'], page: 'services' },
  expensive: { when: ['expensive'], page: 'services' },
  warranty: {
    when: ['warranty', 'warranty free', 'warranty website', 'warranty bot'],
    page: 'terms',
    unless: ['oldSite'],
  },
  support: { when: ['support', 'support free', 'support update'], page: 'services' },
  guarantee: { when: ['guarantee'], page: 'terms' },
  law: { when: ['law'], page: 'terms' },
})
