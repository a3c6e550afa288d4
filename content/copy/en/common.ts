import { business } from '#content/business.ts'
import type { PageId } from '#content/pages.ts'

/** Shown if a form's text is longer than the server accepts. */
export const tooLong =
  'Your text is about {n} characters too long to send. It is still in the form: shorten it and send it again.'

/** Texts of every page. */
export const common = {
  skipToContent: 'Skip to content',
  homeLink: `${business.name}, home page`,
  mainMenu: 'Main menu',
  breadcrumb: 'Breadcrumb',
  openMenu: 'Menu',
  languages: 'Language',
  /** The label of the button that opens the list below an entry. */
  moreOf: 'More of {entry}',
  getStarted: 'Get Started',
  pages: {
    home: 'Home',
    services: 'Services',
    ecommerce: 'E-Commerce Solutions',
    educationTools: 'Education Tools',
    smb: 'SMB Automation',
    aiAppDevelopment: 'Websites and AI apps',
    aiChatbots: 'AI Chatbots',
    whatsAppAutomation: 'WhatsApp Automation',
    gptAgents: 'GPT Agents',
    aiProducts: 'AI Products',
    musicCreation: 'Songs and Jingles',
    creativeServices: 'Creative Services',
    portfolio: 'Portfolio',
    saasTools: 'Labs / Templates',
    testimonials: 'Testimonials',
    about: 'About',
    contact: 'Contact',
    book: 'Book a free demo',
    thankYou: 'Thank you',
    privacy: 'Privacy policy',
    myData: 'Your data',
    terms: 'Terms and conditions',
  },
  /** Notes beside page names in the menu. */
  notes: {
    ecommerce: 'online shops',
    educationTools: 'schools, teachers',
    smb: 'clinics, salons, shops',
    aiAppDevelopment: 'for any business',
    aiChatbots: 'for your website',
    whatsAppAutomation: 'for your number',
    gptAgents: 'office work, done',
    aiProducts: 'ready-made tools',
    musicCreation: 'brands, birthdays',
    creativeServices: 'videos, author sites',
    portfolio: 'sample work',
    saasTools: 'free to try',
    testimonials: 'what clients say',
    book: '30 minutes',
  } as Partial<Record<PageId, string>>,
  /** Page names that differ in the menu's list. */
  projects: 'Projects',
  theme: {
    button: 'Colour theme',
    legend: 'Theme',
    system: 'System',
    light: 'Light',
    dark: 'Dark',
  },
  footer: {
    about: 'AI assistants, websites and tools for shops, clinics, schools and creators.',
    pages: 'Pages',
    services: 'Services',
    reach: 'Get in touch',
    smartSchool: 'Smart School',
    comingSoon: 'Coming Soon',
    freeDemo: 'Book a free demo',
    whatsApp: 'Chat on WhatsApp',
    newTab: '(opens a new tab)',
    rights: 'All rights reserved.',
  },
  chat: 'AI Assistant',
  toasts: {
    region: 'Messages',
    dismiss: 'Dismiss',
  },
  errors: {
    notFound: {
      title: 'Page Not Found',
      text: 'This page doesn’t exist. The address may be mistyped, or the page has moved.',
    },
    tooLong: {
      title: 'Too long to send',
      text: 'Go back with your browser’s back button: what you typed is still in the form. Shorten it by about {n} characters and send it again.',
      file: 'Go back with your browser’s back button: what you typed is still in the form. Choose a smaller file and send it again.',
    },
    failed: {
      title: 'Something went wrong',
      text: 'Something broke on this site. Please try again in a moment. If it happens again, write to me.',
    },
    home: 'Go to the home page',
    contact: 'Contact',
    tryAgain: 'Try again',
  },
}
