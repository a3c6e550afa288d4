/**
 * A square crop of a picture: its left and top edge as fractions of width and height, its side as a fraction
 * of the shorter dimension.
 */
export type PhotoCrop = { x: number; y: number; size: number }

export type PhotoSquare = { left: number; top: number; side: number }

/** Returns the square in whole pixels, moved inside the picture; the centre if no crop was chosen. */
export function squareOf(width: number, height: number, crop: PhotoCrop | undefined): PhotoSquare {
  const shorter = Math.min(width, height)
  const side = Math.min(shorter, Math.max(1, Math.round(shorter * (crop?.size ?? 1))))
  const place = (length: number, part: number | undefined) =>
    Math.min(length - side, Math.round(part === undefined ? (length - side) / 2 : length * part))
  return { left: place(width, crop?.x), top: place(height, crop?.y), side }
}
