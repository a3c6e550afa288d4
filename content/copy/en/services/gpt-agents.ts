import type { ServicePageCopy } from '#content/copy/service-page.ts'
import { prices } from '#content/prices.ts'
import { formatRupees } from '#domain/money.ts'

export const gptAgents = {
  title: 'GPT agents and trained chatbots',
  description: `Agents that work in your tools, chatbots trained on your documents, voice and CRM integration, from ${formatRupees(prices.gptAgents.crm.amount)}.`,
  keywords: 'GPT agents, trained chatbot, CRM integration, voice assistant, multichannel bot',
  heading: 'Agents that do the step, not only describe it',
  lead: 'An agent reads a message, looks up what it needs and carries out the next step in the tools you already use.',
  picture: {
    kind: 'flow',
    caption: 'An example: an enquiry for a flat becomes a visit, with you deciding once.',
    title: 'Enquiry to visit',
    steps: [
      { by: 'Customer', text: 'Writes: 2 BHK near the metro, up to 60 lakh' },
      { by: 'Agent', text: 'Finds three that fit in your list' },
      { by: 'Agent', text: 'Opens a contact in your CRM' },
      { by: 'You', text: 'Tap yes on the draft reply', isYours: true },
      { by: 'Agent', text: 'Sends it and books the visit' },
    ],
  },
  does: {
    heading: 'Good first jobs for an agent',
    points: [
      {
        title: 'Sorting what comes in',
        text: 'Enquiries from form, mail and WhatsApp land in your CRM, named and ranked.',
      },
      {
        title: 'Answering from long documents',
        text: 'Policies, manuals, price lists: the answer with the page it stands on.',
      },
      { title: 'Preparing quotes', text: 'From the customer’s words to a draft that you check and send.' },
      { title: 'Speaking', text: 'By voice or with a face, where reading is no option.' },
    ],
  },
  steps: {
    heading: 'How an agent is built',
    list: [
      { title: 'One job is chosen', text: 'The one with the most repetition and the least risk.' },
      { title: 'It gets its limits', text: 'What it may read, what it may do, and where it must ask.' },
      { title: 'It works beside you', text: 'For some days it only proposes, and you correct it.' },
      { title: 'It works alone', text: 'You see each step it took, and can stop it with one tap.' },
    ],
  },
  faq: [
    {
      question: 'Why is the price a range?',
      answer:
        'It depends on how many tools are connected and how much there is to learn. You get one fixed price before you decide.',
    },
    {
      question: 'Which tools can be connected?',
      answer:
        'Most that have an interface for programs: Google Workspace, Zoho, HubSpot, Tally and many others.',
    },
    {
      question: 'Can it make mistakes?',
      answer:
        'Yes, as people can. So it asks before what can’t be undone, and everything it did can be read.',
    },
  ],
} satisfies ServicePageCopy
