import type { Price as Amounts } from '#domain/pricing/price.ts'

/** One entry of the price list. */
export type Price = Amounts & { mark?: 'popular' | 'add-on' | 'optional' | 'bundle' }

/**
 * All prices of the site, the assistant, structured data and the quote form's estimate. A page's starting
 * price is the first of its list, because the package builder begins with it.
 */
export const prices = {
  packages: {
    starter: { amount: 19_999, monthly: 2_999 },
    growth: { amount: 44_999, monthly: 6_999, mark: 'popular' },
    enterprise: {},
  },
  overview: {
    ecommerce: { amount: 24_999, monthly: 3_999, open: true },
    smb: { amount: 19_999, monthly: 2_999, open: true },
    websites: { amount: 7_999, open: true },
  },
  ecommerce: {
    customerBot: { amount: 24_999, monthly: 3_999, usd: { amount: 300, monthly: 50 } },
    ownerBot: { amount: 29_999, monthly: 4_999 },
    voice: { amount: 14_999, monthly: 1_999, mark: 'add-on' },
    dashboard: { amount: 9_999, monthly: 999, mark: 'optional' },
    bundle: { amount: 49_999, monthly: 6_999, mark: 'bundle' },
  },
  smb: {
    businessBot: { amount: 19_999, monthly: 2_999 },
    voice: { amount: 14_999, monthly: 1_999, mark: 'add-on' },
    dashboard: { amount: 9_999, monthly: 999, mark: 'optional' },
    broadcast: { amount: 4_999, monthly: 499, mark: 'optional' },
    bundle: { amount: 44_999, monthly: 6_999, mark: 'bundle' },
  },
  websites: {
    portfolio: { amount: 7_999, upTo: 12_999 },
    business: { amount: 12_999 },
    businessWithChatbot: { amount: 19_999 },
    shop: { amount: 24_999, upTo: 34_999 },
    customApp: { amount: 29_999, open: true },
    bundle: { amount: 44_999, mark: 'bundle' },
  },
  gptAgents: {
    crm: { amount: 20_000, upTo: 40_000 },
    agents: { amount: 25_000, upTo: 50_000 },
    chatbots: { amount: 30_000, upTo: 75_000 },
    multichannel: { amount: 40_000, upTo: 1_00_000 },
    avatars: { amount: 60_000, upTo: 1_50_000 },
  },
  music: {
    lyricToMusic: { amount: 1_000, upTo: 5_000 },
    eventSongs: { amount: 2_000, upTo: 10_000 },
    jingles: { amount: 3_000, upTo: 15_000 },
    multiFormat: { amount: 5_000, upTo: 15_000 },
  },
  creative: {
    song: { amount: 1_000, upTo: 5_000 },
    bookReview: { amount: 3_000, upTo: 10_000 },
    authorSite: { amount: 5_000, upTo: 50_000 },
  },
  schools: {
    lessonPlans: { amount: 3_000, per: 'teacher-year' },
    quiz: { amount: 8_000, per: 'school-year' },
    content: { amount: 12_000, per: 'school-year' },
    grading: { amount: 15_000, per: 'school-year' },
    behavior: { amount: 18_000, per: 'school-year' },
    parentCommunication: { amount: 25_000, per: 'school-year' },
    virtualClassroom: { amount: 35_000, per: 'school-year' },
    careerTest: { amount: 20_000, per: 'school-year' },
  },
} as const satisfies Record<string, Record<string, Price>>

export type Prices = typeof prices
export type PriceGroup = keyof Prices
