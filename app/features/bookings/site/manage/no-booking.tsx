import { Link } from 'react-router'
import type { BookingWords } from '#content/copy/en/book.ts'

/**
 * The page of a link without a booking: a wrong or expired link, or a booking that is under review as
 * possible spam.
 */
export function NoBooking({ words, bookPath }: { words: BookingWords; bookPath: string }) {
  return (
    <div className="shell pt-12 pb-20 md:pt-16">
      <h1 className="title-1">{words.headings.gone}</h1>
      <p className="lead mt-5">{words.gone.text}</p>
      <p className="mt-4">{words.gone.contact}</p>
      <p className="mt-8">
        <Link to={bookPath} className="btn btn-primary">
          {words.again}
        </Link>
      </p>
    </div>
  )
}
