import type { SaasToolsCopy } from '#content/copy/showcase.ts'

export const saasTools = {
  title: 'Labs and templates',
  description:
    'Small tools and ready workflows to start from: a package builder, review requests, missed-call replies, quizzes and lesson plans.',
  keywords: 'AI tools, automation templates, missed call reply, order status workflow, quiz maker',
  heading: 'Labs / Templates',
  lead: 'Small tools and workflows to start from, for jobs that come up again and again. One works here at once; ask for the others and you hear within 24 hours how they would fit you.',
  categories: { shops: 'For shops, clinics and services', schools: 'For schools and teachers' },
  tiers: { free: 'Free', freemium: 'Freemium', premium: 'Premium', licensed: 'Licensed' },
  quoted: 'Quoted within 24 hours',
  audience: 'For',
  open: 'Open it',
  ask: 'Ask for it',
  closing: {
    heading: 'Not among them?',
    text: 'Name the task you would like to hand over. You hear within 24 hours whether a template for it exists, or what making one would cost.',
  },
  tools: {
    packageBuilder: {
      title: 'Package builder',
      description: 'Choose what should be answered and where, and see what it costs.',
      features: ['Every price from the list', 'Carries your choice into the quote'],
      audience: 'anybody who wants a figure before a talk',
    },
    reviewRequests: {
      title: 'Review-request messages',
      description: 'Short messages that ask a happy customer for a review, politely and once.',
      features: ['Hindi and English', 'For WhatsApp and SMS', 'Sent to you by email'],
      audience: 'clinics, salons, restaurants',
    },
    missedCalls: {
      title: 'Missed-call reply',
      description: 'Who calls and reaches nobody gets a WhatsApp message with the next step.',
      features: ['Books, or notes who to call back', 'Quiet hours', 'Runs in your own accounts'],
      audience: 'clinics, coaching, repair and delivery',
    },
    orderStatus: {
      title: 'Order-status lookup',
      description: 'Finds an order by its number or phone, and says where it is.',
      features: ['Shop and courier data in one answer', 'Hands over what it cannot find'],
      audience: 'online shops with their own order list',
    },
    chapterQuiz: {
      title: 'Quiz from a chapter',
      description: 'A test from the pages you teach, at the level you choose.',
      features: ['Answer key', 'A second version for the next bench', 'Word and PDF'],
      audience: 'schools and coaching centres',
    },
    lessonPlans: {
      title: 'Lesson-plan drafter',
      description: 'A period planned minute by minute, for you to change.',
      features: ['Your board and chapter', 'Activities and homework', 'Hindi or English'],
      audience: 'teachers, one by one',
    },
  },
} satisfies SaasToolsCopy
