import { ExternalLink } from '#app/ui/site/external-link.tsx'
import type { BookingWords } from '#content/copy/en/book.ts'

export type CalendarLinks = { google: string; outlook: string; file: string }

type Props = { words: BookingWords['calendar']; links: CalendarLinks }

/** Links to add the demo to Google's or Microsoft's calendar, and a file for all others. */
export function AddToCalendar({ words, links }: Props) {
  return (
    <section className="mt-6">
      <h2 className="title-3">{words.heading}</h2>
      <div className="mt-3 flex flex-wrap gap-3">
        <ExternalLink href={links.google} newTab note={words.newTab} className="btn btn-primary">
          {words.google}
        </ExternalLink>
        <ExternalLink href={links.outlook} newTab note={words.newTab} className="btn">
          {words.outlook}
        </ExternalLink>
        <a href={links.file} download className="btn">
          {words.download}
        </a>
      </div>
    </section>
  )
}
