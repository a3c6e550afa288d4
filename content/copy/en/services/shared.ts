/** What all service pages say alike. */
export const serviceWords = {
  prices: 'Prices',
  note: 'Prices in rupees. The final quote comes after analysis of your case.',
  questions: 'Asked before they start',
  closing: {
    heading: 'Get your exact price',
    text: 'Two sentences about your business are enough. You get a quote within 24 hours.',
  },
}
