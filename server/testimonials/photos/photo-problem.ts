/** Why a photo was refused; the texts are in `content/`. */
export type PhotoProblem =
  /** Too many bytes. */
  | 'photo-size'
  /** Not a picture, or an unsupported format. */
  | 'photo-type'
  /** HEIC, the format of iPhones, which we cannot decode. */
  | 'photo-heic'
  /** Too many pixels. */
  | 'photo-dimensions'
  /** Truncated or damaged. */
  | 'photo-broken'
  /** Too many photos are being processed. */
  | 'photo-busy'
