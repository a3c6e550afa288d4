export const thankYou = {
  title: 'Thank You',
  description:
    'Your receipt comes by email. What happens next: a call within 24 hours, then your project begins.',
  keywords: 'payment received, what happens next, project start',
  heading: 'Thank you. I’ll call you within 24 hours.',
  lead: 'The receipt comes by email from the payment provider; keep it. Want a head start? Tell me now what you have in mind.',
  stepsHeading: 'What happens next',
  steps: [
    {
      title: 'Now: check your email',
      text: 'The confirmation and the receipt arrive there. Check spam too.',
    },
    {
      title: 'Within 24 hours: a call',
      text: 'We go through what you need, and I answer your questions.',
    },
    {
      title: 'Then your project starts',
      text: 'You get the plan, the dates and a direct line to me.',
    },
  ],
  /** Beside the heading: how to reach the founder. */
  reach: {
    heading: 'No call yet, or in a hurry?',
    text: 'Write to me with the number on your receipt. I read it myself.',
    cancel: 'Changed your mind? Cancel before work begins and you get your advance back.',
  },
  ready: {
    heading: 'Have this ready for the call',
    list: [
      'The number on your receipt',
      'Price list, menu, photos or story: a phone photo is enough',
      'The one thing that should be easier afterwards',
      'Who decides with you, so that they can listen in',
    ],
  },
  contact: 'Tell me where to start',
  home: 'Go to the home page',
}
