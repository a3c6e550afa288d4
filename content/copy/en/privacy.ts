import { business } from '#content/business.ts'
import { pages } from '#content/pages.ts'
import type { LegalDocument } from '../legal-document.ts'

export const privacy: LegalDocument = {
  title: 'Privacy policy',
  description: `What ${business.name} stores about you, why, for how long, and how to have it deleted.`,
  keywords: 'privacy policy, personal data, consent, DPDP Act',
  heading: 'Privacy policy',
  updated: 'Last changed: November 2026',
  contents: 'On this page',
  summary: {
    heading: 'In short',
    points: [
      'I keep what you send me, so that I can answer you.',
      'I never sell your data. No advertising, no tracking cookies.',
      'You can see, correct or erase your data at any time.',
    ],
  },
  intro: `${business.name} is one person’s business in {contactPlace}. In this policy, “I” means that person. This page says what this website stores about you and why. It is written to be read, and to meet India’s Digital Personal Data Protection Act, 2023. You may read the site without telling me who you are.`,
  sections: [
    {
      heading: 'Data I collect',
      text: [
        'I store what you yourself send me. When you ask for a quote, that is:',
        '- your name, email address and, if you give it, your phone number;',
        '- your message and your choices: service, budget, timeline, business type, complexity and urgency;',
        '- when you agreed to this, to which wording, and the language of the page;',
        '- how your visit began, if your browser says: a campaign or referral mark in the link, the name of the site you came from (not its full address), and the first page you saw here.',
        'When you write to the assistant, I store your messages and its replies, the language, what they tell about your need (service, urgency, budget, timeline, contact), and your rating. They become a request only after you have seen the summary and said yes, or asked for a demo.',
        'When you book a demo, I store your name, email address, company, phone number, the day and time, the time zone of your device, your message, and the reason if you give one when you cancel.',
        'Software works out a score from your answers that tells me whom to call first. I decide everything else myself.',
        'Your internet address is used for a few minutes, in memory only, to stop floods of messages. It is not stored with your request. The site counts requests for pages that do not exist, but not who asked for them. I use no analytics service and no advertising.',
      ],
    },
    {
      heading: 'How I use it',
      text: [
        'With your consent I use these details to answer you, to prepare a quote and to do the work you then order. You get at most one email that confirms your request; for a demo, two reminders and a note about each change. Anyone with the link in those emails can see, move or cancel that demo. I send no newsletters unless you ask for them.',
      ],
    },
    {
      heading: 'Sharing',
      text: [
        'I never sell your data, and never give it to advertisers. Your details pass through the companies that run my server and deliver my email, which may use them only for that. The assistant may be answered by an AI service, Google’s Gemini: it then receives the last messages of your conversation, with email addresses and phone numbers taken out, and nothing else about you. If you pay, you do so at a payment provider, under its own terms: I never see your card. I hand data to an authority only where the law obliges me to.',
      ],
    },
    {
      heading: 'Security',
      text: [
        'Requests are kept in a database that only I and people who help me can read, after signing in. Their passwords are stored only as hashes. Logs hold no names, addresses or messages. If a breach puts your data at risk, I tell you and the Data Protection Board of India.',
      ],
    },
    {
      heading: 'Your rights',
      text: [
        'You may ask what I hold about you, have it corrected or deleted, withdraw your consent as easily as you gave it, name someone to act for you, and complain. The page linked below shows how to do all but the last two yourself. Or write to the address below; I answer within 30 days. If my answer does not help, you can turn to the Data Protection Board of India.',
        'Conversations with the assistant are deleted twelve months after their last message, or earlier when you ask. A form that looks like spam is set aside for me to check, and deleted after ninety days if it is. An account whose address was never verified is deleted after thirty days.',
        'I delete a request when you ask for it, or when it is no longer needed to answer you, for a running project or for what tax law makes me keep. When I erase someone, I keep only a scrambled code of the address, which nobody can read back.',
      ],
      link: { href: pages.myData.path, label: 'See, correct or erase your data' },
    },
    {
      heading: 'Cookies',
      text: [
        'The site uses only the cookies it needs, and none to follow you:',
        '- “form” notes when you opened a page with a form or loaded free times, so that the site can tell people from programs that send at once. It lasts until you close the browser;',
        '- “chat” lets you find your conversation with the assistant again; it is set when you first write to it;',
        '- “theme” remembers whether you chose the light or the dark look, for a year;',
        '- people who work on the site get cookies that keep them signed in and recognise their devices.',
        'How your visit began stays in your browser until you close the tab, and reaches me only with a form you send.',
      ],
    },
    {
      heading: 'Third-party links',
      text: [
        'These pages link to other services, such as a calendar or a payment page. Nothing is loaded from them before you follow a link; from then on their own rules apply.',
      ],
    },
    {
      heading: 'Children under 18',
      text: [
        'My services are for adults and for schools. I do not knowingly collect data of children under 18 without the verifiable consent of a parent. If you believe a child has written to me, tell me and I delete it.',
      ],
    },
    {
      heading: 'Changes',
      text: [
        'When this page changes, so does the date at its top. When the purpose changes, I ask for your consent again.',
      ],
    },
    {
      heading: 'Contact',
      text: [`Questions, requests and complaints: {contactEmail}, ${business.name}, {contactPlace}.`],
    },
  ],
}
