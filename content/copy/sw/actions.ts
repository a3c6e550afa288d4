import type { Copy } from '#content/copy/copy.ts'

/** What a visitor can do next, from any page. */
export const actions: Copy['actions'] = {
  quote: 'Omba bei',
  demo: 'Panga demo ya bure',
  services: 'Ona huduma na bei',
  ask: 'Muulize msaidizi',
  whatsApp: 'Andika kwa WhatsApp',
  /** What a chat begins with. */
  greeting: 'Habari, nina swali kuhusu: {page}',
  pay: 'Lipa sasa',
}
