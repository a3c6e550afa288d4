/** What a visitor can do next, from any page. */
export const actions = {
  quote: 'Get a quote',
  demo: 'Book a free demo',
  services: 'See services and prices',
  ask: 'Ask the assistant',
  whatsApp: 'Chat on WhatsApp',
  /** What a chat begins with. */
  greeting: 'Hello, I have a question about: {page}',
  pay: 'Pay Now',
}
