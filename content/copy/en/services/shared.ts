/** Headings and leads of the addresses that show another service's page. */
export const sameServicePages = {
  aiChatbots: {
    heading: 'A chatbot that answers your customers',
    lead: 'On WhatsApp and on your site, in Hindi, English or Hinglish. It answers from your own prices and stock, and calls you when you’re needed.',
  },
  whatsAppAutomation: {
    heading: 'WhatsApp that answers, books and reminds',
    lead: 'Your business number replies day and night: prices, bookings, reminders, follow-ups. You look after the person in front of you.',
  },
}

/** Texts that all service pages share. */
export const serviceWords = {
  seePrices: 'See what it costs',
  note: 'Final price confirmed in your quote.',
  messageCharges: 'WhatsApp’s own message charges are extra, paid to WhatsApp.',
}
