import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Copy } from '#content/copy/copy.ts'
import { testimonialLimits } from '#domain/testimonials/form-values.ts'
import type { PhotoProblem } from '#server/testimonials/photos/photo-problem.ts'
import type { Picture } from './photo-crop.tsx'
import { problemText } from './testimonial-texts.ts'

type Props = { words: Copy['testimonialForm']; problem: PhotoProblem | undefined }

const ID = 'testimonial-photo'
const middle = { x: 0.5, y: 0.5, zoom: 1 }

/**
 * Loaded once a photo is chosen. If it can't be loaded, the photo is sent uncropped and the server crops its
 * centre.
 */
const PhotoCrop = lazy(() => import('./photo-crop.tsx').catch(() => ({ default: () => null })))

/**
 * Chooses a photo and, with scripts, the square to show. Sliders move it, so that touch, mouse and keyboard
 * all work.
 */
export function PhotoField({ words, problem }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<Picture>()
  const [found, setFound] = useState<PhotoProblem>()
  const [place, setPlace] = useState(middle)
  const shown = found ?? problem

  // The visitor may have chosen a photo before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only on mount
  useEffect(() => pick(input.current?.files?.[0]), [])

  function pick(file: File | undefined) {
    setPicture(undefined)
    setPlace(middle)
    const wrong = file && problemOf(file)
    setFound(wrong)
    if (!file || wrong) return
    readPicture(file).then(
      // Ignores the result if another photo, or none, is chosen by then.
      (read) => input.current?.files?.[0] === file && setPicture(read),
      // Many browsers can't show TIFF files, but the server can read them.
      () => {},
    )
  }

  return (
    <div>
      <label htmlFor={ID} className="field-label">
        {words.labels.photo} <span className="field-hint">{words.optional}</span>
      </label>
      <input
        ref={input}
        type="file"
        id={ID}
        name="photo"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff"
        className="input file-input"
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
        <Suspense>
          <PhotoCrop
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
        </Suspense>
      )}
    </div>
  )
}

function problemOf(file: File): PhotoProblem | undefined {
  if (file.size > testimonialLimits.photoBytes) return 'photo-size'
  if (/heic|heif/i.test(file.type) || /\.hei[cf]$/i.test(file.name)) return 'photo-heic'
  return file.type.startsWith('image/') ? undefined : 'photo-type'
}

/** Reads the photo as a data URL, because the page's policy blocks blob URLs. */
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
