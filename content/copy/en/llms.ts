import { business } from '#content/business.ts'

/** Texts for answer engines besides prices and pages. They translate them themselves. */
export const llms = {
  summary:
    'A one-person business in {contactPlace}. It builds AI chatbots, WhatsApp bots, workflow automation, websites and web apps, tools for schools, songs, jingles and other creative work, for shops, clinics, coaching centres, schools, authors and creators.',
  facts: [
    `Contact: {contactEmail}. Replies and quotes come within ${business.replyWithinHours} hours.`,
    'Assistants are built to answer in Hindi, English or a mix of both.',
    'Prices are in Indian rupees. An amount by itself is paid once; “+ amount/month” is paid every month beside it. The final quote comes after analysis of the case.',
  ],
  prices: 'Services and prices',
  pages: 'More pages',
}
