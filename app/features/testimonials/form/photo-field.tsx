import { useEffect, useRef, useState } from 'react'
import type { TestimonialWords } from '#content/testimonials/form-words.ts'
import { squareOf } from '#domain/testimonials/photo-square.ts'
import { testimonialLimits } from '#domain/testimonials/testimonial.ts'
import type { PhotoProblem } from '#server/testimonials/photos/photo-problem.ts'
import { problemText } from './testimonial-texts.ts'

type Props = { words: TestimonialWords; problem: PhotoProblem | undefined }
type Picture = { url: string; width: number; height: number }

const ID = 'testimonial-photo'
const middle = { x: 0.5, y: 0.5, zoom: 1 }

/** Picks a photo, and with scripts the square of it that is shown. Sliders move it, by finger, mouse and keys alike. */
export function PhotoField({ words, problem }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<Picture>()
  const [found, setFound] = useState<PhotoProblem>()
  const [place, setPlace] = useState(middle)
  const shown = found ?? problem

  // What was picked before React arrived counts as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => pick(input.current?.files?.[0]), [])

  function pick(file: File | undefined) {
    setPicture(undefined)
    setPlace(middle)
    const wrong = file && problemOf(file)
    setFound(wrong)
    if (!file || wrong) return
    // Another one may be picked, or none, before this one is read.
    const isStillPicked = () => input.current?.files?.[0] === file
    readPicture(file).then(
      (read) => isStillPicked() && setPicture(read),
      () => isStillPicked() && setFound('photo-broken'),
    )
  }

  return (
    <div className="whole-row">
      <label htmlFor={ID} className="field-label">
        {words.labels.photo} <span className="field-hint">{words.optional}</span>
      </label>
      <input
        ref={input}
        type="file"
        id={ID}
        name="photo"
        accept="image/jpeg,image/png,image/webp"
        className="input"
        aria-invalid={shown ? true : undefined}
        aria-describedby={shown ? `${ID}-hint ${ID}-error` : `${ID}-hint`}
        onChange={(event) => pick(event.currentTarget.files?.[0])}
      />
      <p id={`${ID}-hint`} className="field-hint mt-1">
        {words.hints.photo}
      </p>
      {shown && (
        <p id={`${ID}-error`} className="field-error">
          {problemText(words, 'photo', shown)}
        </p>
      )}
      {picture && (
        <Crop
          words={words}
          picture={picture}
          place={place}
          onMove={setPlace}
          onRemove={() => {
            if (input.current) input.current.value = ''
            pick(undefined)
            input.current?.focus()
          }}
        />
      )}
    </div>
  )
}

type CropProps = {
  words: TestimonialWords
  picture: Picture
  place: typeof middle
  onMove: (place: typeof middle) => void
  onRemove: () => void
}

function Crop({ words, picture, place, onMove, onRemove }: CropProps) {
  const image = useRef<HTMLImageElement>(null)
  const { width, height, url } = picture
  const size = 1 / place.zoom
  const side = Math.min(width, height) * size
  const crop = { x: (place.x * (width - side)) / width, y: (place.y * (height - side)) / height, size }
  const { left, top } = squareOf(width, height, crop)

  // Set from here, because the page's policy allows no style attributes.
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

  const slider = (name: keyof typeof middle, label: string, range: { min: number; max: number }) => (
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

function problemOf(file: File): PhotoProblem | undefined {
  if (file.size > testimonialLimits.photoBytes) return 'photo-size'
  if (/heic|heif/i.test(file.type) || /\.hei[cf]$/i.test(file.name)) return 'photo-heic'
  return file.type.startsWith('image/') ? undefined : 'photo-type'
}

/** As a data address: the page's policy allows no other that a script makes. */
async function readPicture(file: File): Promise<Picture> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error('the photo could not be read'))
    reader.readAsDataURL(file)
  })
  const image = new Image()
  image.src = url
  await image.decode()
  return { url, width: image.naturalWidth, height: image.naturalHeight }
}
