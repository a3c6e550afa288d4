export type Token = {
  text: string
  start: number
  end: number
  /** Nothing stands between it and the token before. */
  glued: boolean
}

const token = /\d+(?:[.,']\d+)*|[\p{L}\p{M}]+|\S/gu

/** A folded text as numbers, words and single signs. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const match of text.matchAll(token)) {
    const start = match.index
    tokens.push({ text: match[0], start, end: start + match[0].length, glued: start === end && start > 0 })
    end = start + match[0].length
  }
  return tokens
}

export function isNumber(token: Token | undefined): token is Token {
  return token !== undefined && /^\d/.test(token.text)
}

/** `1,00,000` → 100000. `2.5` → 2.5; what is no number (`1.2.3`) is NaN. */
export function numberOf(text: string): number {
  const plain = text.replace(/[,']/g, '')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}
