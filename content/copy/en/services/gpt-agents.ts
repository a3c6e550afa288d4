import type { ServicePageCopy } from '#content/copy/service-page.ts'
import { prices } from '#content/prices.ts'
import { formatRupees } from '#domain/money.ts'

export const gptAgents = {
  title: 'GPT agents and trained chatbots',
  description: `AI agents that work in your tools, chatbots trained on your documents, voice and CRM integration, from ${formatRupees(prices.gptAgents.crm.amount)}.`,
  keywords: 'GPT agents, trained chatbot, CRM integration, voice assistant, multichannel bot',
  heading: 'AI that does the work, not just the talking',
  lead: 'It reads a message, looks things up and does the next step in the tools you already use: sheet, calendar, customer list.',
  timing: 'One fixed price before you decide.',
  picture: {
    kind: 'flow',
    caption: 'A sample. You decide once; the rest is done for you.',
    title: 'From enquiry to visit',
    steps: [
      { by: 'Customer', tool: 'WhatsApp', text: 'Writes: “2 BHK near the metro, up to 60 lakh”' },
      { by: 'Assistant', tool: 'Google Sheets', text: 'Finds three that fit in your list' },
      { by: 'Assistant', tool: 'Zoho CRM', text: 'Adds the customer to your contacts' },
      {
        by: 'You',
        tool: 'WhatsApp',
        text: 'Read the draft and tap Send',
        isYours: true,
        draft: {
          text: '“Three flats near the metro, 52 to 60 lakh. Shall we see them on Sunday at 11?”',
          answers: ['Send', 'Change'],
        },
      },
      { by: 'Assistant', tool: 'Google Calendar', text: 'Sends it and blocks Sunday, 11:00 am' },
    ],
  },
  sample: {
    heading: 'What it may do, and what it must ask',
    lead: 'A sample with good first jobs. We agree on your list before I build anything.',
    parts: [
      {
        title: 'By itself',
        lines: [
          'Sorts enquiries from form, email and WhatsApp into one list',
          'Answers from long documents, with the page number',
          'Turns a customer’s words into a draft quote',
        ],
      },
      {
        title: 'After your yes',
        lines: ['Sends the quote', 'Changes or cancels a booking', 'Answers when it isn’t sure'],
      },
      {
        title: 'Never',
        lines: [
          'Promises a price that isn’t on your list',
          'Uses your data for anyone else',
          'Does anything that you can’t read later',
        ],
      },
    ],
  },
  image: 'Papers, messages and calls come in on the left and leave as a tidy, numbered list on the right.',
  offer: {
    heading: 'What each one costs',
    lead: 'Each price is a range, because it depends on how many tools I connect. Yours is fixed before I start.',
  },
  steps: {
    heading: 'How it learns your work',
    list: [
      { title: 'We pick one job', text: 'The one that repeats most and risks least.' },
      { title: 'I set its limits', text: 'What it may read, what it may do and when it must ask.' },
      { title: 'It works beside you', text: 'For a few days it only suggests. You correct it.' },
      { title: 'It works alone', text: 'You see every step and can stop it with one tap.' },
    ],
  },
  questions: 'Questions about AI agents',
  faq: [
    {
      question: 'Why is the price a range?',
      answer:
        'It depends on how many tools are connected and how much there is to learn. You get one fixed price before you decide.',
    },
    {
      question: 'Which tools can you connect?',
      answer:
        'Most popular tools: Google Workspace, Zoho, HubSpot, Tally and many others. Not sure about yours? Ask.',
    },
    {
      question: 'Can it make mistakes?',
      answer:
        'Yes, like anyone. So it asks before doing anything that can’t be undone, and you can read everything it did.',
    },
  ],
  closing: {
    heading: 'Which job would you hand over first?',
    text: 'Tell me the task and how you do it today. You get a price in writing within 24 hours.',
  },
} satisfies ServicePageCopy
