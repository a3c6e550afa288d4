import type { Bench } from './figures.ts'
export const pageSpeed: Bench = {
  name: 'page-speed',
  title: 'page-speed',
  measure: async () => ({ figures: [] }),
}
