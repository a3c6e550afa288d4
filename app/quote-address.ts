/** What the quote form begins with. All values are plain letters, digits, dots and commas. */
type Beginning = {
  service: string
  budget?: string | undefined
  /** What is asked for, as `packageMessage` reads it. */
  parts: string
  teachers?: string | undefined
}

/** The quote form's address with what it begins with. */
export function quoteAddress(contactPath: string, beginning: Beginning): string {
  const query = Object.entries(beginning).filter(([, value]) => value)
  return `${contactPath}?${query.map((pair) => pair.join('=')).join('&')}#quote-form`
}
