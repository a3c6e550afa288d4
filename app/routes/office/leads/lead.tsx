import { redirect } from 'react-router'
import { Duplicates } from '#app/features/leads/office/lead/duplicate-list.tsx'
import { LeadPage } from '#app/features/leads/office/lead/lead-page.tsx'
import { leadIntents } from '#app/features/leads/office/lead-intents.ts'
import { leadAddress } from '#app/features/leads/office/paths.ts'
import { AskForTestimonial } from '#app/features/testimonials/office/ask-for-testimonial.tsx'
import { requestTestimonial } from '#app/features/testimonials/office/request-intent.ts'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import { readPlace } from '#domain/leads/follow-up/queue-place.ts'
import { readTimelineLength } from '#domain/leads/timeline.ts'
import type { Route } from './+types/lead.ts'

export const loader = officeLoader(
  'leads:read',
  async ({ viewer, services, id: leadId, query, orInstead }) => {
    const { accounts, leads, bookings, testimonials } = services
    const length = readTimelineLength(query('timeline'))
    const queue = query('queue')
    const [found, work, timeline, members, demos, invitation, duplicates, next] = await Promise.all([
      leads.get(viewer, leadId),
      leads.workOf(viewer, leadId),
      orInstead(leads.timeline(viewer, { leadId, limit: length }), null),
      orInstead(accounts.members(viewer), []),
      orInstead(bookings.of(viewer, { leadId }), []),
      orInstead(testimonials.requestOfLead(viewer, leadId), undefined),
      orInstead(leads.duplicatesOf(viewer, leadId), []),
      orInstead(leads.next(viewer, { leadId, place: readPlace(queue) }), undefined),
    ])
    if (!found) {
      const merged = await leads.mergedInto(viewer, leadId)
      if (merged) throw redirect(leadAddress(merged))
      return undefined
    }
    return {
      lead: found.lead,
      details: found.details,
      contacts: found.contacts,
      withdrawnAt: found.withdrawnAt,
      ...work,
      timeline,
      timelineLength: length,
      members,
      demos,
      asked: invitation,
      duplicates,
      next: next ?? null,
      queue,
      viewerEmail: viewer.email,
      formKeys: { note: crypto.randomUUID(), task: crypto.randomUUID(), call: crypto.randomUUID() },
    }
  },
)

export const action = officeAction('leads:write', {
  ...leadIntents,
  'request-testimonial': requestTestimonial,
})

export default function Lead({ loaderData }: Route.ComponentProps) {
  const { asked, duplicates, ...lead } = loaderData
  return (
    <LeadPage key={lead.lead.id} {...lead}>
      <Duplicates duplicates={duplicates} mergeInto={lead.lead.id} />
      <AskForTestimonial lead={lead.lead} withdrawnAt={lead.withdrawnAt} request={asked} />
    </LeadPage>
  )
}
