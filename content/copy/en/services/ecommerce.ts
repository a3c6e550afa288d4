import type { ServicePageCopy } from '#content/copy/service-page.ts'
import { prices } from '#content/prices.ts'
import { formatRupees } from '#domain/money.ts'

const { customerBot } = prices.ecommerce

export const ecommerce = {
  title: 'E-commerce chatbots and order alerts',
  description: `A bot that answers product and order questions, and one that tells you what needs you. From ${formatRupees(customerBot.amount)}.`,
  keywords: 'ecommerce chatbot, WhatsApp order bot, order tracking bot, online shop automation India',
  heading: 'Your shop answers while you pack',
  lead: '“Where is my order?” is asked all day. The customer bot answers it, on WhatsApp and on your site. The owner bot writes to you only when something needs you.',
  picture: {
    kind: 'thread',
    caption: 'An example: a customer asks for her order, gets the answer, and buys again.',
    name: 'Sample Saree Shop',
    status: 'Order assistant',
    lang: 'hi-Latn',
    messages: [
      { from: 'customer', text: 'Order 2187 kahan tak pahuncha?', time: '1:06 pm' },
      { from: 'bot', text: 'Jaipur se nikal gaya hai. Aapke paas kal, 4 baje tak.', time: '1:06 pm' },
      { from: 'customer', text: 'Theek. Isi mein neela rang hai?', time: '1:07 pm' },
      { from: 'bot', text: 'Haan, do bache hain. Rs 1,450. Link bhej doon?', time: '1:07 pm' },
    ],
    outcome: 'You are told: only one blue left, reorder?',
  },
  does: {
    heading: 'What changes in your day',
    points: [
      {
        title: 'Order questions answer themselves',
        text: 'The bot looks the order up by its number or phone and says where it is.',
      },
      {
        title: 'Product questions become sales',
        text: 'Size, colour, stock, delivery time, returns: from your own catalogue, with the link to buy.',
      },
      {
        title: 'You hear only what matters',
        text: 'A large order, low stock, an unhappy customer. Not every “ok, thanks”.',
      },
      {
        title: 'You can step in at any time',
        text: 'What the bot can’t answer comes to you with the whole conversation.',
      },
    ],
  },
  steps: {
    heading: 'From quote to first answer',
    list: [
      { title: 'You send your catalogue', text: 'A sheet, a link to the shop, or photos of the price list.' },
      {
        title: 'The bot learns your rules',
        text: 'Delivery, returns, discounts, and what it must never promise.',
      },
      {
        title: 'You try to break it',
        text: 'You and your family ask the odd questions. What is wrong is mended.',
      },
      { title: 'It goes live', text: 'Usually within two weeks of your yes.' },
    ],
  },
  faq: [
    {
      question: 'Which shops does it work with?',
      answer:
        'Shops that let other programs read their orders, such as Shopify and WooCommerce, and those that keep a sheet. Others after a look.',
    },
    {
      question: 'What does the monthly fee pay for?',
      answer:
        'Running the bot, reading what it could not answer, and changes to its answers. Message charges of WhatsApp itself are billed by WhatsApp.',
    },
    {
      question: 'Does it speak Hindi?',
      answer: 'Yes: Hindi, English, and both in one line, the way your customers write.',
    },
  ],
} satisfies ServicePageCopy
