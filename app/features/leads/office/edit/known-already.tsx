import { Button, ButtonLink } from '#app/ui/button.tsx'
import type { Duplicate } from '#server/leads/duplicates/find-duplicates.ts'
import { DuplicateList } from '../lead/duplicate-list.tsx'
import { leadAddress } from '../paths.ts'

/** The leads that may be the person that is being added, with a link to the open one or a button that adds it anyway. */
export function KnownAlready({ duplicates, isOpen }: { duplicates: Duplicate[]; isOpen: boolean }) {
  const open = isOpen ? duplicates.find((lead) => lead.isOpen) : undefined
  return (
    <section
      aria-labelledby="known-already"
      tabIndex={-1}
      data-trouble
      className="min-w-0 rounded-xl border border-line-strong bg-amber-soft p-4 outline-none lg:col-span-2"
    >
      <h2 id="known-already" className="mb-3">
        You may already have this lead
      </h2>
      <DuplicateList duplicates={duplicates} />
      {isOpen ? (
        <p className="mt-3 max-w-prose text-small">
          An open lead has the same address or number. A person has one open lead at a time, so continue there
          or close it first.
        </p>
      ) : null}
      <p className="mt-3">
        {open ? (
          <ButtonLink to={leadAddress(open.id)}>Open {open.name}</ButtonLink>
        ) : isOpen ? null : (
          <Button type="submit" name="anyway" value="yes">
            Add anyway
          </Button>
        )}
      </p>
    </section>
  )
}
