const MAX_DEPTH = 4

/** The object in a JSON text; nothing where it is none, or nested so deep that nobody of ours can have sent it. */
export function readShallowJson(text: string): Record<string, unknown> | undefined {
  if (depthOf(text) > MAX_DEPTH) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

/** How many brackets stand open at once, without those in strings. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  for (const [mark] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{]|[\]}]/gs)) {
    if (mark === '{' || mark === '[') deepest = Math.max(deepest, ++depth)
    else if (mark === '}' || mark === ']') depth--
  }
  return deepest
}
