import type { Copy } from '#content/copy/copy.ts'

export const actions: Copy['actions'] = {
  quote: 'कोटेशन लें',
  demo: 'मुफ़्त डेमो बुक करें',
  services: 'सेवाएँ और कीमतें देखें',
  ask: 'सहायक से पूछें',
  whatsApp: 'WhatsApp पर बात करें',
  /** The first words of a WhatsApp chat. */
  greeting: 'नमस्ते, मुझे इसके बारे में पूछना है: {page}',
  pay: 'पेमेंट करें',
}
