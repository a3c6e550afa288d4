import type { RouterContextProvider } from 'react-router'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { MenuCounts } from '#domain/news.ts'
import { servicesContext } from '../context.ts'
import { orInstead } from '../report-outage.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

/** Returns how many items of each kind need attention. A count that fails is 0. */
export async function loadCounts(args: Args, viewer: Viewer): Promise<MenuCounts> {
  const { leads, inbox, emails, bookings, testimonials } = args.context.get(servicesContext)
  // A member who must set up two-factor codes first sees no other data.
  const count = (ask: (viewer: Viewer) => Promise<number>) =>
    viewer.needsCode ? 0 : orInstead(args, ask(viewer), 0)
  const [newLeads, waitingChats, pendingTestimonials, deadEmails, dueBookings] = await Promise.all([
    count(leads.countNewToWork),
    count(inbox.countWaiting),
    count(testimonials.countPending),
    count(emails.countDead),
    count(bookings.countDue),
  ])
  return { newLeads, waitingChats, pendingTestimonials, deadEmails, dueBookings }
}
