import { topics } from './topic.ts'

/** Who this is, what is offered, and how to see and reach it. */
export const business = topics({
  offer: {
    when: ['offer', 'service'],
    page: 'services',
    unless: ['localShop', 'onlineShop', 'smb', 'school', 'teacher', 'author', 'data', 'children'],
  },
  audience: {
    when: ['audience'],
    page: { context: 'services' },
    unless: ['localShop', 'onlineShop', 'smb', 'school', 'teacher', 'author'],
  },
  founder: { when: ['founder'], page: 'about' },
  location: { when: ['location'], page: 'about', unless: ['orders'] },
  meeting: { when: ['meeting'], page: 'about', unless: ['booking'] },
  abroad: {
    when: [
      'city',
      'city serve',
      'city location',
      'city pastWork',
      'city meeting',
      'city plus',
      'abroad',
      'abroad location',
    ],
    page: 'about',
  },
  hours: { when: ['hours'], page: 'contact' },
  contact: {
    when: ['contact', 'email', 'phone', 'call', 'contact email', 'contact phone', 'contact whatsApp'],
    page: 'contact',
    unless: ['keepNumber', 'voice', 'parents'],
    actions: ['hand-over'],
  },
  demo: { when: ['demo'], page: 'book', actions: ['booking'] },
  moveDemo: { when: ['cancel demo', 'update demo'], page: 'book' },
  demoForm: { when: [], page: 'book', actions: ['booking'] },
  trial: {
    when: ['trial', 'free bot', 'free website', 'free'],
    page: 'book',
    actions: ['booking'],
  },
  pastWork: { when: ['pastWork bot', 'pastWork', 'pastWork demo'], page: 'portfolio', actions: ['booking'] },
  reviews: { when: ['reviews'], page: 'testimonials', unless: ['book', 'video'] },
  figures: { when: ['figures'], page: 'about', open: true },
  smartSchool: { when: ['smartSchool'], page: 'services' },
  templates: { when: ['template'], page: 'saasTools' },
  products: { when: ['product'], page: 'aiProducts', unless: ['editSelf', 'customerBot', 'tools'] },
  productCost: { when: [], page: 'aiProducts' },
  offTheShelf: { when: [], page: 'aiProducts' },
  capacity: { when: [], page: 'about' },
  mission: { when: [], page: 'about' },
  whyUs: { when: [], page: 'about' },
  job: { when: ['job'], page: 'contact', open: true, unless: ['careerTest'] },
  partner: { when: ['partner'], page: 'contact', open: true },
  notOffered: { when: ['notOffered'], page: 'services', open: true, actions: ['hand-over'] },
  otherTools: {
    when: ['otherTool compare', 'otherTool benefit', 'otherTool why', 'otherTool how', 'otherTool free'],
    page: 'home',
  },
})
