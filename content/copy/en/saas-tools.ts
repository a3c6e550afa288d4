import type { SaasToolsCopy } from '#content/copy/showcase.ts'

export const saasTools = {
  title: 'Labs and templates',
  description:
    'Small tools and ready workflows to start from: a package builder, review requests, missed-call replies, quizzes and lesson plans.',
  keywords: 'AI tools, automation templates, missed call reply, order status workflow, quiz maker',
  heading: 'Small tools to start with',
  lead: 'For jobs that come up every day. The first one works right here, free. Ask for the others; I reply within 24 hours.',
  categories: { shops: 'For shops, clinics and services', schools: 'For schools and teachers' },
  tiers: { free: 'Free', freemium: 'Freemium', premium: 'Premium', licensed: 'Licensed' },
  audience: 'For',
  open: 'Try it now',
  ask: 'Ask for it',
  onRequest: 'Price on request',
  closing: {
    heading: 'Not on the list?',
    text: 'Name the task you want to hand over. Within 24 hours I’ll tell you whether a template exists, or what making one costs.',
  },
  tools: {
    packageBuilder: {
      title: 'Package builder',
      description: 'Tick what you need and see what it costs.',
      features: ['Every price on the list', 'Carries your choice into the quote'],
      audience: 'anyone who wants a figure before a call',
    },
    reviewRequests: {
      title: 'Review-request messages',
      description: 'Short messages that ask a happy customer for a review, once and politely.',
      features: ['Hindi and English', 'For WhatsApp and SMS', 'Sent to you by email'],
      audience: 'clinics, salons, restaurants',
    },
    missedCalls: {
      title: 'Missed-call reply',
      description: 'Missed a call? The caller gets a WhatsApp message at once.',
      features: ['Books, or notes who to call back', 'Quiet hours', 'Runs in your own accounts'],
      audience: 'clinics, coaching, repair and delivery',
    },
    orderStatus: {
      title: 'Order-status lookup',
      description: 'Finds an order by its number or phone and says where it is.',
      features: ['Shop and courier data in one answer', 'Hands over what it can’t find'],
      audience: 'online shops with their own order list',
    },
    chapterQuiz: {
      title: 'Quiz from a chapter',
      description: 'A test from the pages you teach. The first chapter is free.',
      features: ['Answer key', 'Two versions, so nobody copies', 'Word and PDF'],
      audience: 'schools and coaching centres',
    },
    lessonPlans: {
      title: 'Lesson-plan drafter',
      description: 'One period planned minute by minute, ready to edit.',
      features: ['Your board and chapter', 'Activities and homework', 'Hindi or English'],
      audience: 'teachers, one by one',
    },
  },
} satisfies SaasToolsCopy
