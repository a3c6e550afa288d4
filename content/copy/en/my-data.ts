import { business } from '../../business.ts'
import { tooLong } from './common.ts'

export const myData = {
  title: 'Your Data',
  description: `See, download, correct or erase what ${business.name} holds about you.`,
  keywords: '',
  heading: 'Your data',
  lead: 'See what we hold about you, download it, correct it, withdraw your consent, or have it erased. You need no account: we mail a link to your address.',
  form: {
    email: 'Your e-mail address',
    hint: 'The one that you used with us.',
    submit: 'Mail me the link',
    submitting: 'Sending…',
    invalid: 'Please enter a valid e-mail address.',
    unavailable: 'That did not work just now. Please try again in a moment.',
    unreached: 'No answer came; the connection was lost. Please try again.',
    tooMany: 'That was asked for too often from here. Please try again in an hour.',
    noMail: 'We cannot send email at the moment. Please write to {contactEmail}: a person answers.',
  },
  /** Stands in place of the form while the site cannot send mail. */
  withoutMail: {
    lead: 'You can ask what we hold about you, get a copy of it, have it corrected or erased, and withdraw your consent.',
    text: 'A person does this for you. Write to us from the email address that you used with us.',
    action: 'Write to {contactEmail}',
  },
  sent: {
    title: 'Look into your mail',
    text: 'If the address is right, a link is on its way. It works for one hour. If nothing comes, look into spam, or ask again later: we send three a day at most.',
  },
  erased: {
    title: 'Your data is erased',
    text: 'It cannot be brought back.',
  },
  other: 'You left only a phone number, or want somebody to act for you? Write to us: a person answers.',
}

/** The words behind the link. */
export const myDataPage = {
  title: 'Your Data',
  heading: 'What we hold about you',
  about: (email: string) => `Under the address ${email}.`,
  nothing: 'We hold nothing about this address.',
  gone: {
    heading: 'This link does not work any more',
    text: 'Links to your data work for one hour. You can ask for a new one.',
    button: 'Ask for a new link',
  },
  shared:
    'There is more: another address or number came to the same request. By a link alone we cannot tell whose it is. Answer any of our mails, or write to us, and a person looks at it.',
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
    phoneHint: 'A new number is looked at by a person first.',
    submit: 'Save',
    invalid: {
      name: 'Please enter your name, 100 characters at most.',
      company: '100 characters at most.',
      phone: 'Please enter a valid phone number, or none.',
    },
  },
  withdraw: {
    heading: 'Withdraw your consent',
    text: 'We stop writing to you and drop the mails that wait. A testimonial of yours comes off the site. A demo that you booked stays booked. What you sent us stays too, until you have it erased.',
    submit: 'Withdraw my consent',
    done: 'You have withdrawn your consent. We do not write to you unless you write to us again, and no testimonial of yours is on the site.',
  },
  erase: {
    heading: 'Erase it',
    text: 'Everything above goes: requests, chats, demos, mails. This cannot be undone.',
    demos: 'A demo that is still to come is called off.',
    testimonial: 'Your testimonial on the site',
    remove: 'Take it down too',
    keep: 'Keep the words, without my name, company and photo',
    sure: 'Yes, erase everything for good.',
    submit: 'Erase my data',
    notSure: 'Tick the box first: it cannot be undone.',
  },
  done: {
    corrected: 'It is corrected.',
    asked: 'It is corrected. A person looks at the new number and notes it.',
    withdrawn: 'Your consent is withdrawn.',
  },
  unavailable: 'That did not work just now. Nothing was changed. Please try again in a moment.',
  unreached:
    'No answer came; the connection was lost. What you wrote is still here. Try again: it is done once only.',
  tooLong,
  tooMany: 'That was tried too often from here. Please try again later.',
}
