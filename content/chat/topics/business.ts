import { topics } from './topic.ts'

/** Who this is, what is offered, and how to see and reach it. */
export const business = topics({
  offer: { when: ['offer', 'service'], page: 'services' },
  audience: {
    when: ['audience'],
    page: 'services',
    unless: ['localShop', 'onlineShop', 'smb', 'school', 'teacher', 'author'],
  },
  founder: { when: ['founder'], page: 'about' },
  location: { when: ['location'], page: 'about' },
  meeting: { when: ['meeting'], page: 'about', unless: ['booking'] },
  abroad: { when: ['abroad', 'abroad location'], page: 'about' },
  hours: { when: ['hours'], page: 'contact' },
  contact: {
    when: ['contact', 'email', 'phone', 'call', 'contact email', 'contact phone', 'contact whatsApp'],
    page: 'contact',
    unless: ['keepNumber', 'voice'],
    actions: ['hand-over'],
  },
  demo: { when: ['demo', 'demo free', 'demo bot'], page: 'contact', actions: ['booking'] },
  trial: {
    when: ['trial', 'trial free', 'free bot', 'free website', 'free'],
    page: 'contact',
    actions: ['booking'],
  },
  pastWork: { when: ['pastWork', 'pastWork demo'], page: 'portfolio', actions: ['booking'] },
  reviews: { when: ['reviews'], page: 'home', unless: ['book', 'video'] },
  figures: { when: ['figures'], page: 'about', open: true },
  smartSchool: { when: ['smartSchool'], page: 'services' },
  templates: { when: ['template'], page: 'saasTools' },
  products: { when: ['product'], page: 'aiProducts', unless: ['editSelf', 'customerBot'] },
  job: { when: ['job'], page: 'contact', open: true, unless: ['careerTest'] },
  partner: { when: ['partner'], page: 'contact', open: true },
  notOffered: { when: ['notOffered'], page: 'services', open: true, actions: ['hand-over'] },
})
