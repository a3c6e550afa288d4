import { Fragment } from 'react'
import type { Copy } from '#content/copy/copy.ts'
import { DEFAULT_RATING, ratings } from '#domain/testimonials/form-values.ts'
import { starsText } from './testimonial-texts.ts'

/** A choice of one to five stars. Radio buttons work with the keyboard and without scripts. */
export function StarRating({ words, value }: { words: Copy['testimonialForm']; value: string | undefined }) {
  return (
    <fieldset>
      <legend className="field-label">{words.labels.rating}</legend>
      <div className="stars">
        {[...ratings].reverse().map((stars) => (
          <Fragment key={stars}>
            <input
              type="radio"
              id={`rating-${stars}`}
              name="rating"
              value={stars}
              required
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
