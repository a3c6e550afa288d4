export const thankYou = {
  title: 'Thank You',
  description:
    'Your receipt comes by email. What happens next: a call within 24 hours, then your project begins.',
  keywords: 'payment received, what happens next, project start',
  heading: 'Thank you',
  lead: 'Your receipt comes by email from the payment provider; keep it. I’ll call you within 24 hours.',
  stepsHeading: 'What happens next',
  steps: [
    { title: 'Check your email', text: 'The confirmation and the receipt arrive there. Check spam too.' },
    { title: 'A call within 24 hours', text: 'We go through what you need, and I answer your questions.' },
    { title: 'Your project starts', text: 'You get the plan, the dates and a direct line to me.' },
  ],
  contact: 'Tell me where to start',
  home: 'Go to the home page',
}
