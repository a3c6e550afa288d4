import { Link } from 'react-router'
import { type TestimonialCard, Testimonials, type TestimonialWords } from '#app/sections/testimonials.tsx'

type Props = {
  one: TestimonialCard
  details: string | undefined
  words: TestimonialWords & { all: string }
  all: string
  detailsHeading: string
}

/** One testimonial in full, with the author's text about the project. */
export function PublishedOne({ one, details, words, all, detailsHeading }: Props) {
  return (
    <div className="max-w-3xl">
      <Testimonials cards={[one]} words={words} all={all} />
      {details && (
        <>
          <h2 className="title-3 mt-6 mb-2">{detailsHeading}</h2>
          <p className="whitespace-pre-line" dir="auto">
            {details}
          </p>
        </>
      )}
      <p className="mt-6">
        <Link to={all} className="link">
          {words.all}
        </Link>
      </p>
    </div>
  )
}
