import type { ReactNode } from 'react'
import { sayConsent } from '#app/office/consent.tsx'
import { When } from '#app/office/when.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { leadLocaleWords, leadSourceWords, wordFor } from '#content/office/lead-words.ts'
import { quoteLabels } from '#content/quote-options.ts'
import type { getLead } from '#server/leads/get-lead.ts'

export type FoundLead = NonNullable<Awaited<ReturnType<typeof getLead>>>
export type FullLead = FoundLead['lead']

const words = quoteLabels.en

type Props = Pick<FoundLead, 'lead' | 'details' | 'withdrawnAt'>

/** The fields of a lead that are filled in, apart from those in the head. */
export function LeadFacts({ lead, details, withdrawnAt }: Props) {
  const from = details?.attribution ?? {}
  const facts: [label: string, value: ReactNode][] = [
    ['Company', lead.company],
    ['Priority', lead.lead_priority],
    ['Service', wordFor(words.serviceInterest, lead.service_interest)],
    ['Budget', wordFor(words.budgetRange, lead.budget_range)],
    ['Timeline', wordFor(words.projectTimeline, lead.project_timeline)],
    ['Business', wordFor(words.businessType, lead.business_type)],
    ['Urgency', wordFor(words.urgency, lead.urgency)],
    ['Complexity', wordFor(words.projectComplexity, details?.project_complexity ?? null)],
    ['Last contacted', lead.last_contacted && <When key="contacted" at={lead.last_contacted} isFirst />],
    ['Notes', lead.notes],
    ['Source', wordFor(leadSourceWords, lead.source)],
    ['Channel', details?.marketing_source],
    ['Campaign', [from.utmSource, from.utmMedium, from.utmCampaign].filter(Boolean).join(' / ')],
    ['Referred by', from.ref],
    ['Referrer', from.referrerHost],
    ['First page', from.landingPath],
    ['Language', wordFor(leadLocaleWords, details?.locale ?? null)],
    [
      'Consent',
      sayConsent({
        givenAt: details?.consented_at ?? null,
        wording: details?.consent_version ?? null,
        withdrawnAt,
      }),
    ],
    ['Added', <When key="added" at={lead.created_at} isFirst />],
    ['Updated', <When key="updated" at={lead.updated_at} isFirst />],
  ]
  return <Facts facts={facts} />
}
