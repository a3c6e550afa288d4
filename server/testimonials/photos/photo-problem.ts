/** Why a photo is not taken; the words for it are in `content/`. */
export type PhotoProblem =
  /** More bytes than we take. */
  | 'photo-size'
  /** No picture, or of a kind that we don't take. */
  | 'photo-type'
  /** HEIC, as iPhones make it, which we can't read. */
  | 'photo-heic'
  /** More pixels than we take. */
  | 'photo-dimensions'
  /** Cut off or damaged. */
  | 'photo-broken'
  /** Too many are being worked on just now. */
  | 'photo-busy'
