import type { Copy } from '#content/copy/copy.ts'

export const notFound: Copy['notFound'] = {
  closed: 'यह दुकान बंद है।',
}
