import { Link } from 'react-router'
import { type TestimonialCard, Testimonials, type TestimonialWords } from './testimonials.tsx'

export type TestimonialBlockData = {
  cards: TestimonialCard[]
  words: TestimonialWords & { heading: string; all: string }
  all: string
}

/** A few testimonials on a page about something else, and a link to all of them. */
export function TestimonialBlock({ cards, words, all }: TestimonialBlockData) {
  return (
    <>
      <h2 className="title-2 mb-8">{words.heading}</h2>
      <Testimonials cards={cards} words={words} all={all} />
      <p className="mt-6">
        <Link to={all} className="link">
          {words.all}
        </Link>
      </p>
    </>
  )
}
