import { topics } from './topic.ts'

/** What people ask and the site hardly tells: most of these say so, and what it says nearest to it. */
export const beyond = topics({
  codOrders: { when: [], page: 'ecommerce', of: 'ecommerce.customerBot', open: true },
  marketplaces: { when: [], page: 'ecommerce', open: true },
  severalStaff: { when: [], page: 'smb', of: 'smb.businessBot', open: true },
  feeReminders: { when: [], page: 'educationTools', of: 'schools.parentCommunication', open: true },
  feePayment: { when: [], page: 'educationTools', open: true },
  reportCards: { when: [], page: 'educationTools', of: 'schools.grading', open: true },
  songRelease: { when: [], page: 'musicCreation', of: 'music.eventSongs' },
  numberBlocked: { when: [], page: { context: 'services' }, open: true },
  oldChats: { when: [], page: { context: 'services' }, open: true },
  staffAccess: { when: [], page: 'aiProducts', open: true },
  writtenContract: { when: [], page: 'terms' },
  whatIsBot: { when: [], page: 'home' },
  officeAddress: { when: [], page: 'about', open: true },
})
