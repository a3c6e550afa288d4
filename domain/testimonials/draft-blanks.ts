const blank = /… \([^)]*\)/

/** Whether a text still has a blank of a draft in it, such as `… (how long)`. */
export function hasBlank(text: string): boolean {
  return blank.test(text)
}
