import type { ReactNode } from 'react'
import { formatDay } from '#domain/indian-time.ts'
import { When } from './when.tsx'

type Consent = { givenAt: string | null; wording: string | null; withdrawnAt: string | null }

/** When a person agreed, to which wording, and whether they withdrew it; nothing without a record. */
export function sayConsent({ givenAt, wording, withdrawnAt }: Consent): ReactNode {
  const version = `, wording ${wording}`
  const given = givenAt ? <When key="given" at={givenAt} isFirst={!withdrawnAt} /> : null
  if (!withdrawnAt) return given && [given, version]
  return [
    'Withdrawn ',
    <When key="withdrawn" at={withdrawnAt} />,
    ...(given ? ['; given ', given, version] : []),
  ]
}

/** Shown instead of contact links if a person does not want to be contacted. */
export function ConsentWithdrawn({ at }: { at: string }) {
  return (
    <p className="min-w-0 rounded-lg border border-danger bg-danger-paper max-sm:flex-1 px-3 py-1.5 max-sm:text-sm">
      Withdrew consent on {formatDay(at)}: no calls, no messages
    </p>
  )
}

/** The same where there is room for two words. */
export function WithdrawnMark() {
  return (
    <span className="inline-block whitespace-nowrap rounded-full border border-danger px-2 text-danger text-sm">
      Consent withdrawn
    </span>
  )
}
