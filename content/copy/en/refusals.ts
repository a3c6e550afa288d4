/** Sentences on a bare page if a request is refused before any page is drawn. */
export const refusals = {
  foreignForm: 'This form was not sent from our own pages. Please open the page again and resend it.',
  brokenForm: 'The form arrived broken. Please send it again.',
  notAForm: 'Send this as a form.',
  compressedForm: 'Send the form uncompressed.',
  busy: 'Many people are writing to us just now. Please try again in a moment.',
  failed: 'Something went wrong on our side. Please try again.',
  method: 'Only GET, HEAD and POST are understood.',
  addressTooLong: 'That address is too long.',
  unreadableAddress: 'That address is not understood.',
}
