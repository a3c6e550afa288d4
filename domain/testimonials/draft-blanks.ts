const blank = /… \([^)]*\)/

/** Returns whether a text still contains a placeholder of a draft, such as `… (how long)`. */
export function hasBlank(text: string): boolean {
  return blank.test(text)
}
