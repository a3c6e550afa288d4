export const aiProducts = {
  title: 'AI products and apps',
  description: 'Ready-made AI products and apps, adapted to your business.',
  keywords: 'AI products, AI apps, custom AI software',
  heading: 'AI products and apps',
  lead: 'Some problems are the same everywhere. For those there are products to start from, adapted to your business instead of built from nothing.',
}
