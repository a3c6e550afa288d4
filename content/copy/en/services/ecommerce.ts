import type { ServicePageCopy } from '#content/copy/service-page.ts'
import { prices } from '#content/prices.ts'
import { formatRupees } from '#domain/money.ts'

const { customerBot } = prices.ecommerce

export const ecommerce = {
  title: 'E-commerce chatbots and order alerts',
  description: `A bot that answers product and order questions, and one that alerts you when you’re needed. From ${formatRupees(customerBot.amount)}.`,
  keywords: 'ecommerce chatbot, WhatsApp order bot, order tracking bot, online shop automation India',
  heading: 'Your shop answers while you pack',
  lead: '“Where is my order?” comes all day. One bot answers it, on WhatsApp and on your site. A second one alerts you, but only when you’re needed.',
  timing: 'Live about two weeks after you say yes.',
  picture: {
    kind: 'thread',
    caption: 'A sample. Yours will use your products, prices and tone.',
    name: 'Sample Saree Shop',
    status: 'Order assistant',
    lang: 'hi-Latn',
    messages: [
      { from: 'customer', text: 'Order 2184 kahan tak pahuncha?', time: '1:06 pm' },
      { from: 'bot', text: 'Jaipur se nikal gaya hai. Aaj shaam 4 baje tak aapke paas.', time: '1:06 pm' },
      { from: 'customer', text: 'Isi mein neela rang hai?', time: '1:07 pm' },
      { from: 'bot', text: 'Haan, 2 bache hain, ₹1,450. Khareedne ka link bhej diya hai.', time: '1:07 pm' },
      { from: 'customer', text: 'Le liya, shukriya', time: '1:08 pm' },
    ],
    outcome: 'Sold. You get one alert: only one blue left.',
  },
  sample: {
    heading: 'Four messages. You hear of two.',
    lead: 'The bot finds orders, answers from your catalogue and alerts you only when you’re needed. Not for every “ok, thanks”.',
    parts: [
      { title: 'Can I return it if it’s too long?', lines: ['Yes, within seven days. Here is how.'] },
      { title: 'Do you have the green one in M?', lines: ['Yes, three are left. Here is the link to buy.'] },
      {
        title: 'I need 40 sarees for a wedding',
        lines: ['Wonderful. The owner will call you today.', 'You get an alert: big order'],
      },
      {
        title: 'The parcel came torn',
        lines: ['I’m sorry. I’m telling the owner right now.', 'You get an alert: unhappy customer'],
      },
    ],
  },
  image: 'Sarees in a shop; a phone shows a customer that her parcel arrives today.',
  offer: {
    heading: 'Tick what your shop needs',
    lead: 'Start with the customer bot. Add the rest when you’re ready.',
  },
  steps: {
    heading: 'Live in about two weeks',
    list: [
      { title: 'You send your catalogue', text: 'A sheet, a link to your shop or photos of the price list.' },
      {
        title: 'The bot learns your rules',
        text: 'Delivery, returns, discounts, and what it must never promise.',
      },
      { title: 'You try to break it', text: 'You and your family ask odd questions. I fix what’s wrong.' },
      { title: 'It goes live', text: 'You can read every chat and take over any time.' },
    ],
  },
  questions: 'Questions shop owners ask',
  faq: [
    {
      question: 'Which shops does it work with?',
      answer: 'Shopify, WooCommerce or a Google Sheet. Something else? Ask me. I’ll check before you pay.',
    },
    {
      question: 'What does the monthly fee cover?',
      answer:
        'Running the bot, reading what it couldn’t answer, and changing its answers when your prices or stock change.',
    },
    {
      question: 'Does it speak Hindi?',
      answer: 'Yes. Hindi, English or Hinglish, whichever your customer writes.',
    },
    {
      question: 'What if it doesn’t know the answer?',
      answer: 'It says so and passes the chat to you, with everything the customer wrote.',
    },
  ],
  closing: {
    heading: 'Tonight, someone will ask where their order is',
    text: 'Tell me what you sell and where. You get a price in writing within 24 hours.',
  },
} satisfies ServicePageCopy
