import { type ReactNode, useEffect, useRef } from 'react'
import type { Copy } from '#content/copy/copy.ts'
import { squareOf } from '#domain/testimonials/photo-square.ts'

export type Picture = { url: string; width: number; height: number }
type Place = { x: number; y: number; zoom: number }

type CropProps = {
  words: Copy['testimonialForm']
  picture: Picture
  place: Place
  onMove: (place: Place) => void
  onRemove: () => void
}

/** A preview of the photo's visible square, with sliders to move and enlarge it. */
export default function PhotoCrop({ words, picture, place, onMove, onRemove }: CropProps): ReactNode {
  const image = useRef<HTMLImageElement>(null)
  const { width, height, url } = picture
  const size = 1 / place.zoom
  const side = Math.min(width, height) * size
  const crop = { x: (place.x * (width - side)) / width, y: (place.y * (height - side)) / height, size }
  const { left, top } = squareOf(width, height, crop)

  // Scripts set the styles, because the page's policy blocks style attributes.
  useEffect(() => {
    if (!image.current) return
    const percent = (part: number) => `${(100 * part) / side}%`
    Object.assign(image.current.style, {
      width: percent(width),
      height: percent(height),
      left: percent(-left),
      top: percent(-top),
    })
  }, [width, height, side, left, top])

  const slider = (name: keyof Place, label: string, range: { min: number; max: number }) => (
    <label className="crop-slider">
      <span>{label}</span>
      <input
        type="range"
        step="0.02"
        {...range}
        value={place[name]}
        onChange={(event) => onMove({ ...place, [name]: Number(event.currentTarget.value) })}
      />
    </label>
  )
  return (
    <div className="crop">
      <div className="crop-frame">
        <img ref={image} src={url} alt={words.crop.preview} />
      </div>
      <div className="grid gap-2">
        {slider('zoom', words.crop.zoom, { min: 1, max: 4 })}
        {slider('x', words.crop.x, { min: 0, max: 1 })}
        {slider('y', words.crop.y, { min: 0, max: 1 })}
        <button type="button" className="btn" onClick={onRemove}>
          {words.crop.remove}
        </button>
      </div>
      {(['x', 'y', 'size'] as const).map((part) => (
        <input
          key={part}
          type="hidden"
          name={`crop${part === 'x' ? 'X' : part === 'y' ? 'Y' : 'Size'}`}
          value={crop[part].toFixed(4)}
        />
      ))}
    </div>
  )
}
