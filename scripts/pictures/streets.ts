import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { StreetName } from '#app/sections/pictures/drawing.tsx'

/** The shop in the middle of the street, by the page that shows it. */
const shops: Record<StreetName, string> = {
  kirana: 'kirana',
  smb: 'clinic',
  ecommerce: 'sarees',
  educationTools: 'school',
  musicCreation: 'wedding',
  creativeServices: 'books',
  aiAppDevelopment: 'bakery',
  gptAgents: 'homes',
  about: 'studio',
}

/** Returns the street at night with each page's shop in it, by the name of the picture. */
export function streets(folder: string): Record<string, string> {
  const read = (name: string) => readFileSync(path.join(folder, 'streets', `${name}.svg`), 'utf8')
  const street = read('street')
  return Object.fromEntries(
    Object.entries(shops).map(([page, shop]) => {
      const parts = read(shop).replace(/^<svg[^>]*>\s*<title>.*<\/title>|<\/svg>\s*$/g, '')
      return [`streets/${page}`, street.replace('<!-- the shop -->', parts)]
    }),
  )
}
