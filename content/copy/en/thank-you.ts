export const thankYou = {
  title: 'Thank You',
  description: 'What happens next.',
  keywords: '',
  heading: 'Thank you',
  lead: 'If you have just paid, the payment provider confirms it to you by email. This page cannot see payments, so keep that message.',
  stepsHeading: 'What happens next',
  steps: [
    {
      title: 'Check your email',
      text: 'The confirmation and, for a payment, the receipt come there. Look into spam too.',
    },
    { title: 'A call within 24 hours', text: 'To go through what you need and answer your questions.' },
    { title: 'Project kickoff', text: 'You get the plan, the dates and the person to write to.' },
  ],
  response: 'Response time: within 24 hours.',
  contact: 'Contact us',
  home: 'Go to the home page',
}
