/** The page that lists all services. */
export const services = {
  title: 'Services and prices',
  description: 'WhatsApp bots, AI chatbots, websites, school tools and songs, with every price on the page.',
  keywords: 'AI services, WhatsApp bot price, chatbot price, website price India',
  heading: 'Services and prices',
  lead: 'Pick what takes your time today. Each service is set up once, then runs for a monthly fee where it needs looking after.',
  details: 'See details',
  smartSchool: {
    name: 'Smart School',
    text: 'One place for a school’s lessons, marks and messages.',
    button: 'Coming Soon',
  },
  more: {
    heading: 'Also built here',
    list: {
      gptAgents: 'Agents and trained chatbots that work in your tools.',
      educationTools: 'Lesson plans, quizzes and parent messages for schools.',
      musicCreation: 'Songs for the day, jingles for the shop.',
      creativeServices: 'Book videos, author websites and songs.',
      aiProducts: 'Products to start from, adapted to you.',
    },
  },
  packages: {
    heading: 'Packages',
    lead: 'For those who would rather choose once. Each can grow into the next.',
  },
  faq: [
    {
      question: 'What is the monthly fee for?',
      answer:
        'Running the assistant, reading what it could not answer, and changing its answers when your prices or hours change.',
    },
    {
      question: 'Can I stop?',
      answer:
        'Yes, at the end of any month, with an email 30 days before. What was set up for you stays yours.',
    },
    {
      question: 'How do I pay?',
      answer:
        'Half may be paid in advance, the rest when it works. Once work has begun, payments are not refunded; the terms say it in full.',
    },
  ],
}
