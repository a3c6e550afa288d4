import { Link } from 'react-router'
import type { BookingWords } from '#content/copy/en/book.ts'
import type { BookingByLink } from '#server/bookings/manage-by-link.ts'
import type { Done } from '../done.ts'
import { AddToCalendar, type CalendarLinks } from './add-to-calendar.tsx'
import { BookingFacts } from './booking-facts.tsx'
import { CancelPart } from './cancel-part.tsx'
import { CorrectPart } from './correct-part.tsx'
import type { ManageAnswer } from './manage-answer.ts'
import { MovePart } from './move-part.tsx'

type Props = {
  words: BookingWords
  found: BookingByLink
  links: CalendarLinks
  /** The addresses of this page and of the page to book another demo. */
  path: string
  bookPath: string
  /** What was just done, if the booking's status confirms it. */
  done: Done | undefined
  answer: ManageAnswer | undefined
}

/** A booking and the changes that are still possible. */
export function BookingScreen({ words, found, links, path, bookPath, done, answer }: Props) {
  const { booking, isChangeable, free } = found
  const state = booking.status === 'cancelled' ? 'cancelled' : isChangeable ? 'booked' : 'past'
  const answerTo = (step: ManageAnswer['step']) => (answer?.step === step ? answer : undefined)
  return (
    <div className="shell grid gap-6 pt-12 pb-20 md:pt-16">
      <h1 className="title-1">{words.headings[state]}</h1>
      {done && !answer && (
        <div role="status" className="notice booking-done" data-tone="success">
          <p>
            <b>{words.notices[done].title}</b>
          </p>
          <p>{words.notices[done].text}</p>
        </div>
      )}
      <div className="beside items-start">
        <section className="card">
          <BookingFacts words={words} booking={booking} />
          {state === 'booked' && <AddToCalendar words={words.calendar} links={links} />}
        </section>
        <div className="grid gap-4">
          {state === 'booked' ? (
            <>
              <p className="text-muted">{words.keep}</p>
              <MovePart
                key={booking.startsAt}
                words={words}
                path={path}
                date={booking.date}
                slots={free}
                answer={answerTo('move')}
              />
              <CorrectPart
                key={booking.sequence}
                words={words}
                path={path}
                booking={booking}
                answer={answerTo('correct')}
              />
              <CancelPart words={words} path={path} booking={booking} answer={answerTo('cancel')} />
            </>
          ) : (
            <>
              <p>{state === 'past' ? words.past : words.cancelledText}</p>
              <div>
                <Link to={bookPath} className="btn btn-primary">
                  {words.again}
                </Link>
              </div>
            </>
          )}
        </div>
      </div>
    </div>
  )
}
