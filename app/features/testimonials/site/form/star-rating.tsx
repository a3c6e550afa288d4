import { Fragment, useEffect, useRef, useState } from 'react'
import type { Copy } from '#content/copy/copy.ts'
import { DEFAULT_RATING, ratings } from '#domain/testimonials/form-values.ts'
import { starsText } from './testimonial-texts.ts'

/**
 * A choice of one to five stars, with scripts drawn as outlines until the visitor rates. Radio buttons work
 * with the keyboard and without scripts.
 */
export function StarRating({ words, value }: { words: Copy['testimonialForm']; value: string | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  const [isRated, setRated] = useState(true)

  // The visitor may have rated before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only on mount
  useEffect(() => setRated(!!value || !place.current?.querySelector(':default:checked')), [])

  return (
    <fieldset>
      <legend className="field-label">{words.labels.rating}</legend>
      <div ref={place} className="stars" data-unrated={isRated ? undefined : ''}>
        {[...ratings].reverse().map((stars) => (
          <Fragment key={stars}>
            <input
              type="radio"
              id={`rating-${stars}`}
              name="rating"
              value={stars}
              required
              // Also when the preset number is confirmed, which is no change.
              onClick={() => setRated(true)}
              defaultChecked={String(stars) === (value ?? String(DEFAULT_RATING))}
            />
            <label htmlFor={`rating-${stars}`}>
              <span aria-hidden className="star">
                ★
              </span>
              <span className="star-label">{starsText(words, stars)}</span>
            </label>
          </Fragment>
        ))}
      </div>
    </fieldset>
  )
}
