import { type ComponentProps, useState } from 'react'
import { Ways } from '#app/components/back-office/ways.tsx'
import { callOutcomeWords } from '#content/lead-work-words.ts'
import type { CallOutcome } from '#domain/leads/lead-work.ts'
import { ChangeForm } from './change-form.tsx'

const LEADS = '/del-admin-dashboard/leads'

type Props = {
  person: ComponentProps<typeof Ways>['person'] & { id: string }
  /** What else can be done about them. */
  children: React.ReactNode
}

/** What mostly comes of a call; all the rest is said on the lead's page. */
const likely: CallOutcome[] = ['reached', 'no-answer']

/** The ways to somebody; whoever comes back from a call says in one tap how it went. */
export function PersonSteps({ person, children }: Props) {
  const [call, setCall] = useState<string>()
  return (
    <>
      <Ways person={person} onCall={() => setCall(crypto.randomUUID?.() ?? '')} />
      {call === undefined ? (
        children
      ) : (
        <fieldset className="flex min-w-0 flex-wrap items-center gap-2">
          <legend className="sr-only">How the call with {person.name} went</legend>
          <ChangeForm
            action={`${LEADS}/${person.id}`}
            whom={person.name}
            fields={[
              ['intent', 'log-outcome'],
              ['key', call],
              ['name', person.name],
            ]}
            name="outcome"
            buttons={likely.map((outcome) => ({
              value: outcome,
              label: callOutcomeWords[outcome],
              primary: outcome === 'reached',
            }))}
            onDone={() => setCall(undefined)}
          />
          <button type="button" className="admin-button" onClick={() => setCall(undefined)}>
            <span aria-hidden="true">✕</span>
            <span className="sr-only">No call after all</span>
          </button>
        </fieldset>
      )}
    </>
  )
}
