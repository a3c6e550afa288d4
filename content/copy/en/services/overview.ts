/** The page that lists all services. */
export const services = {
  title: 'Services and prices',
  description: 'WhatsApp bots, AI chatbots, websites, school tools and songs, with every price on the page.',
  keywords: 'AI services, WhatsApp bot price, chatbot price, website price India',
  heading: 'What I build, and what it costs',
  lead: 'One set-up fee, then a monthly fee while it works for you. You don’t have to call to know the price.',
  details: 'See prices',
  seePackages: 'See packages',
  more: {
    heading: 'Schools, songs, books and more',
    list: {
      educationTools: 'Lesson plans, quizzes and parent messages.',
      gptAgents: 'AI that works in your tools, step by step.',
      musicCreation: 'Songs for the day, jingles for the shop.',
      creativeServices: 'Book videos, author websites and songs.',
      aiProducts: 'Ready-made tools, customised for you.',
    },
  },
  packages: {
    heading: 'Ready-made packages',
    lead: 'Start small, upgrade any time.',
    choose: 'Choose {name}',
    ask: 'Ask for a quote',
  },
  offer: {
    heading: 'The full price list',
    lead: 'Pick your kind of business. Tick what you need and see the total.',
  },
  questions: 'Before you decide',
  faq: [
    {
      question: 'What is the monthly fee for?',
      answer:
        'Running the assistant, reading what it couldn’t answer, and changing its answers when your prices or hours change.',
    },
    {
      question: 'Can I stop?',
      answer: 'Yes, at the end of any month. Email me 30 days before. What I set up for you stays yours.',
    },
    {
      question: 'How do I pay?',
      answer: 'You can pay half in advance and the rest when it works.',
    },
    {
      question: 'Can I get my money back?',
      answer: 'No refunds once work has started.',
      page: 'terms' as const,
      more: 'Read the full terms',
    },
  ],
  closing: {
    heading: 'Not sure which one?',
    text: 'Tell me about your busiest hour. I’ll suggest the smallest thing that fixes it, even if that’s a free tool.',
  },
}
