import { readFileSync } from 'node:fs'
import path from 'node:path'

const tokens = readFileSync(path.resolve(import.meta.dirname, '../../app/styles/tokens.css'), 'utf8')

/** The site's light theme. Previews appear on light and dark backgrounds, so they include their own. */
export const colours = {
  paper: light('paper'),
  card: light('card'),
  sunk: light('sunk'),
  ink: light('ink'),
  line: light('line'),
  edge: light('edge'),
  marigold: light('marigold'),
  onMarigold: light('on-marigold'),
  leaf: light('leaf'),
  bubble: light('bubble'),
  messenger: light('messenger'),
}

function light(name: string): string {
  const found = new RegExp(`--${name}: (?:light-dark\\()?(#[0-9a-f]{3,6})\\b`).exec(tokens)?.[1]
  if (!found) throw new Error(`app/styles/tokens.css has no colour --${name}`)
  return found
}
