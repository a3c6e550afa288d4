/** The links to what a visitor can do next, on any page. */
export const actions = {
  quote: 'Get a quote',
  demo: 'Book a free demo',
  services: 'See services and prices',
  ask: 'Ask the assistant',
  whatsApp: 'Chat on WhatsApp',
  /** The first words of a WhatsApp chat. */
  greeting: 'Hello, I have a question about: {page}',
  pay: 'Pay Now',
}
