import { Link } from 'react-router'
import { StatCards } from '#app/ui/stat-cards.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { sayMinutes } from '#domain/leads/figures/lead-trends.ts'
import { formatRupees } from '#domain/money.ts'
import { formatCount } from '#domain/text/format-count.ts'
import { compareCounts, compareShares, compareTimes, sayShare } from './compare.ts'
import type { Compared } from './figures-screen.tsx'
import { listAddress } from './list-address.ts'

const link = 'hover:underline underline-offset-4'

/** The main figures of the range, each linked to its leads and beside that of the days before. */
export function Headline({ now, before, range: { from, to } }: Compared) {
  const won = listAddress({ from, to, dates: 'closed', status: 'won' })
  const lost = listAddress({ from, to, dates: 'closed', status: 'lost' })
  const enquiries = listAddress({ from, to, origin: 'enquiry' })
  const reply = now.answer.medianMinutes
  const earlier = before.answer.medianMinutes
  const isFaster = reply !== null && earlier !== null && reply < earlier
  return (
    <StatCards
      stats={[
        {
          label: 'Median first reply',
          value: (
            <Link to={enquiries} className={link}>
              {reply === null ? '–' : sayMinutes(reply)}
            </Link>
          ),
          note: (
            <span className={isFaster ? 'font-medium text-green' : undefined}>
              {compareTimes(reply, earlier)}
            </span>
          ),
        },
        {
          label: 'Enquiries',
          value: (
            <Link to={enquiries} className={link}>
              {formatCount(now.leads)}
            </Link>
          ),
          note: compareCounts(now.leads, before.leads),
        },
        {
          label: 'Win rate',
          value: sayShare(now.conversion),
          note: (
            <>
              <TextLink to={won}>{`${formatCount(now.won)} won`}</TextLink>
              {', '}
              <TextLink to={lost}>{`${formatCount(now.lost)} lost`}</TextLink>
              {` · ${compareShares(now.conversion, before.conversion)}`}
            </>
          ),
        },
        {
          label: now.won === 1 ? 'Won: 1 deal' : `Won: ${formatCount(now.won)} deals`,
          value: (
            <Link to={won} className={link}>
              {formatRupees(now.wonValue)}
            </Link>
          ),
          note: `was ${formatRupees(before.wonValue)}`,
        },
      ]}
    />
  )
}
