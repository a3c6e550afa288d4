/** The page for unknown addresses, beside `common.errors.notFound`, which every page carries. */
export const notFound = {
  /** The picture beside it is a street at night. */
  closed: 'This shutter is down.',
}
