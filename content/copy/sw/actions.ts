import type { Copy } from '#content/copy/copy.ts'

/** The links to what a visitor can do next, on any page. */
export const actions: Copy['actions'] = {
  quote: 'Omba bei',
  demo: 'Panga demo ya bure',
  services: 'Ona huduma na bei',
  ask: 'Muulize msaidizi',
  whatsApp: 'Andika kwa WhatsApp',
  /** The first words of a WhatsApp chat. */
  greeting: 'Habari, nina swali kuhusu: {page}',
  pay: 'Lipa sasa',
}
