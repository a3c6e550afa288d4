import type { Concept } from './concepts.ts'

/** What several words mean together, wherever they stand in the sentence: "online" and "sarees" are an online shop. */
export const combinations: readonly {
  when: readonly Concept[]
  means: Concept
  instead?: readonly Concept[]
}[] = [
  { when: ['online', 'sell'], means: 'onlineShop', instead: ['localShop'] },
  { when: ['online', 'localShop'], means: 'onlineShop', instead: ['localShop'] },
  { when: ['channel', 'sell'], means: 'onlineShop', instead: ['localShop'] },
  { when: ['channel', 'localShop'], means: 'onlineShop', instead: ['localShop'] },
]
