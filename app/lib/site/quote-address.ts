/**
 * The initial values of the quote form. All contain only letters, digits, dots and commas, so they need no
 * encoding.
 */
type InitialValues = {
  service: string
  budget?: string | undefined
  /** The chosen parts, in the format that `packageMessage` reads. */
  parts: string
  teachers?: string | undefined
}

/** Returns the quote form's address with its initial values. */
export function quoteAddress(contactPath: string, initialValues: InitialValues): string {
  const query = Object.entries(initialValues).filter(([, value]) => value)
  return `${contactPath}?${query.map((pair) => pair.join('=')).join('&')}#quote-form`
}
