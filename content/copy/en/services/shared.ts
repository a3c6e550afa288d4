/** What all service pages say alike. */
export const serviceWords = {
  seePrices: 'See what it costs',
  note: 'Final price confirmed in your quote.',
  messageCharges: 'WhatsApp’s own message charges are extra, paid to WhatsApp.',
}
