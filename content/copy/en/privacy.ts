import { business } from '#content/business.ts'
import { pages } from '#content/pages.ts'
import type { LegalDocument } from '../legal-document.ts'

export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  description: `What ${business.name} stores about you, why, for how long, and how to have it deleted.`,
  keywords: 'privacy policy, personal data, consent, DPDP Act',
  heading: 'Privacy Policy',
  updated: 'Last changed: November 2026',
  contents: 'On this page',
  summary: {
    heading: 'In short',
    points: [
      'We keep what you send us, so that we can answer you.',
      'We sell nothing. No advertising, no tracking cookies.',
      'You can see, correct or erase your data at any time.',
    ],
  },
  intro: `${business.name} (“we”) is a one-person business in {contactPlace}. This page says what our website stores about you and why. It is written to be read, and to meet India’s Digital Personal Data Protection Act, 2023. You may read our pages without telling us who you are.`,
  sections: [
    {
      heading: 'Data we collect',
      text: [
        'We store what you send us yourself. When you ask for a quote that is:',
        '- your name, email address and, if you give it, your phone number;',
        '- your message and your choices: service, budget, timeline, business type, complexity and urgency;',
        '- when you agreed to this, to which wording, and the language of the page;',
        '- how your visit began, where your browser told us: a campaign or referral mark in the link, the name of the site you came from (not its full address), and the first page you saw here.',
        'When you write to the assistant we store your messages and its replies, the language, what they tell about your need (service, urgency, budget, timeline, contact), and your rating. They become a request only after you have seen the summary and said yes, or asked for a demo.',
        'When you book a demo we store your name, email address, company, phone number, the day and time, the time zone of your device, your message, and the reason if you give one when you cancel.',
        'Our software works out a score from your answers that tells us whom to call first. A person decides everything else.',
        'Your internet address is used for a few minutes, in memory only, to stop floods of messages. It is not stored with your request. We count addresses of pages that do not exist, without who asked for them. We use no analytics service and no advertising.',
      ],
    },
    {
      heading: 'How we use it',
      text: [
        'With your consent we use these details to answer you, to prepare a quote and to do the work you then order. We send you at most one email that confirms your request, and for a demo two reminders and word of each change. Anyone with the link in those emails can see, move or cancel that demo. We do not send newsletters unless you ask for them.',
      ],
    },
    {
      heading: 'Sharing',
      text: [
        'We sell nothing and give nothing to advertisers. Your details pass through the companies that run our server and deliver our email, which may use them only for that. The assistant may be answered by an AI service, Google’s Gemini: it then receives the last messages of your conversation, with email addresses and phone numbers taken out, and nothing else about you. If you pay, you do so at a payment provider, under its own terms: we never see your card. We hand data to an authority only where the law obliges us.',
      ],
    },
    {
      heading: 'Security',
      text: [
        'Requests are kept in a database that only signed-in members of our team can read. Passwords of the team are stored only as hashes. Logs hold no names, addresses or messages. If a breach should put your data at risk, we tell you and the Data Protection Board of India.',
      ],
    },
    {
      heading: 'Your rights',
      text: [
        'You may ask what we hold about you, have it corrected or deleted, withdraw your consent as easily as you gave it, name someone to act for you, and complain. The page linked below shows how to do all but the last two yourself. Or write to the address below; we answer within 30 days. If our answer does not help, you can turn to the Data Protection Board of India.',
        'Conversations with the assistant are deleted twelve months after their last message, or earlier when you ask. A form that looks like spam is set aside for us to check, and deleted after ninety days if it is. An account whose address was never verified is deleted after thirty days.',
        'We delete a request when you ask for it, or when it is no longer needed for answering you, for a running project or for what tax law makes us keep. When we erase someone, we keep only a scrambled code of the address, which nobody can read back.',
      ],
      link: { href: pages.myData.path, label: 'See, correct or erase your data' },
    },
    {
      heading: 'Cookies',
      text: [
        'We use only cookies that the site needs, and none to follow you:',
        '- “form” notes when you opened a page with a form or loaded free times, so that the site can tell people from programs that send at once. It lasts until you close the browser;',
        '- “chat” lets you find your conversation with the assistant again; it is set when you first write to it;',
        '- “theme” remembers whether you chose the light or the dark look, for a year;',
        '- members of our team get cookies that keep them signed in and recognise their devices.',
        'How your visit began stays in your browser until you close the tab, and reaches us only with a form you send.',
      ],
    },
    {
      heading: 'Third-party links',
      text: [
        'Our pages link to other services, such as WhatsApp, a calendar or a payment page. Nothing is loaded from them before you follow a link; from then on their own rules apply.',
      ],
    },
    {
      heading: 'Children under 18',
      text: [
        'Our services are for adults and for schools. We do not knowingly collect data of children under 18 without the verifiable consent of a parent. If you believe a child has written to us, tell us and we delete it.',
      ],
    },
    {
      heading: 'Changes',
      text: [
        'When we change this page we change the date at its top. When the purpose changes, we ask for your consent again.',
      ],
    },
    {
      heading: 'Contact',
      text: [`Questions, requests and complaints: {contactEmail}, ${business.name}, {contactPlace}.`],
    },
  ],
}
