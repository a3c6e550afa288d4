import { business } from '../../business.ts'
import { tooLong } from './common.ts'

export const myData = {
  title: 'Your Data',
  description: `See, download, correct or erase what ${business.name} holds about you.`,
  keywords: 'your data, privacy, download, correct, erase',
  heading: 'Your data, your decision',
  lead: 'See what I hold about you, download it, correct it, withdraw your consent, or have it erased. No account needed: I’ll email you a link.',
  form: {
    email: 'Your email address',
    hint: 'The one you used on this site.',
    submit: 'Email me the link',
    submitting: 'Sending…',
    invalid: 'Please enter a valid email address.',
    unavailable: 'That didn’t work. Please try again in a moment.',
    unreached: 'The connection was lost. Please try again.',
    tooMany: 'Too many links were requested from here. Please try again in an hour.',
    noMail: 'The site can’t send email right now. Please write to {contactEmail}; I’ll answer myself.',
  },
  /** Replaces the form if the site can't send mail. */
  withoutMail: {
    lead: 'No account, no form. Write to {contactEmail} from the email address you used on this site. You get an answer within 30 days.',
  },
  choices: [
    {
      title: 'Get a copy',
      text: 'What I hold about you, as a file.',
      action: 'Ask for a copy',
      subject: 'A copy of my data',
    },
    {
      title: 'Have it corrected',
      text: 'Tell me what is wrong and what it should say.',
      action: 'Ask for a correction',
      subject: 'Correct my data',
    },
    {
      title: 'Have it erased',
      text: 'Your requests, chats, demos and emails.',
      action: 'Ask to have it erased',
      subject: 'Erase my data',
    },
    {
      title: 'Hear nothing more',
      text: 'Withdraw your consent, and I stop writing to you.',
      action: 'Withdraw consent',
      subject: 'I withdraw my consent',
    },
  ],
  sent: {
    title: 'Check your email',
    text: 'If the address is right, a link is on its way. It works for one hour. If nothing arrives, check spam or ask again later: at most three links a day are sent.',
  },
  erased: {
    title: 'Your data is erased',
    text: 'It cannot be restored.',
  },
  other: 'Only left a phone number, or acting for someone else?',
  write: 'Write to me',
}

/** The page that the mailed link opens. */
export const myDataPage = {
  title: 'Your Data',
  description: 'See, download, correct or erase the data kept under your email address.',
  heading: 'What I hold about you',
  about: (email: string) => `Under the address ${email}.`,
  nothing: 'I hold nothing about this address.',
  gone: {
    heading: 'This link no longer works',
    text: 'Links to your data work for one hour. You can ask for a new one.',
    button: 'Ask for a new link',
  },
  shared:
    'There is more: the same request also has another address or number. From this link alone I cannot tell whose it is. Reply to any of my emails, or write to me, and I’ll look into it.',
  downloads: {
    heading: 'Take it with you',
    read: 'Download to read',
    json: 'Download for machines (JSON)',
  },
  correct: {
    heading: 'Correct it',
    name: 'Name',
    company: 'Company',
    phone: 'Phone',
    phoneHint: 'I check a new number before it is saved.',
    submit: 'Save',
    invalid: {
      name: 'Please enter your name, 100 characters at most.',
      company: '100 characters at most.',
      phone: 'Please enter a valid phone number, or none.',
    },
  },
  withdraw: {
    heading: 'Withdraw your consent',
    text: 'I stop writing to you, and waiting emails are dropped. Your testimonial comes off the site. A demo you booked stays booked. What you sent stays too, until you have it erased.',
    submit: 'Withdraw my consent',
    done: 'You have withdrawn your consent. I won’t write to you unless you write to me again, and your testimonial is no longer on the site.',
  },
  erase: {
    heading: 'Erase it',
    text: 'Everything above is erased: requests, chats, demos, testimonials, emails. This cannot be undone.',
    demos: 'An upcoming demo is cancelled.',
    sure: 'Yes, erase everything permanently.',
    submit: 'Erase my data',
    notSure: 'Tick the box first. This cannot be undone.',
  },
  done: {
    corrected: 'Your changes are saved.',
    asked: 'Your changes are saved. I’ll check the new number before it is saved.',
    withdrawn: 'Your consent is withdrawn.',
  },
  unavailable: 'That didn’t work. Nothing was changed. Please try again in a moment.',
  unreached: 'The connection was lost. What you typed is still here. Try again; it will be done only once.',
  tooLong,
  tooMany: 'Too many attempts from here. Please try again later.',
}
