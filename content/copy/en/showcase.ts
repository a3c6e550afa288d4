export const portfolio = {
  title: 'Portfolio',
  description: 'How the work looks: ask for a walk-through of assistants, websites and automations.',
  keywords: 'AI automation portfolio, WhatsApp bot examples',
  heading: 'Projects',
  lead: 'The best way to judge an assistant is to talk to one. Ask for a demo and you get to try one made for a business like yours.',
  paragraphs: [
    'Clients’ assistants hold their customers’ conversations, so they are shown only where the client agreed. In a demo you see how one is set up, what it may and may not say, and how you would take over.',
  ],
  action: 'Ask for a demo',
}

export const saasTools = {
  title: 'Labs and templates',
  description: 'Small AI tools and templates in the making, to try and to start from.',
  keywords: 'AI tools, automation templates, SaaS tools',
  heading: 'Labs / Templates',
  lead: 'Small tools and ready workflows that grew out of projects, to try and to start from.',
  paragraphs: [
    'Tell which task you would like to hand over, and you hear whether a template for it exists already.',
  ],
  action: 'Ask about a template',
}

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
