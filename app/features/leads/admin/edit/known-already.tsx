import type { Duplicate } from '#server/leads/duplicates/find-duplicates.ts'
import { DuplicateList } from '../duplicate-list.tsx'

/** Who may be the person that somebody wants to add, and the way to add them all the same. */
export function KnownAlready({ duplicates, isOpen }: { duplicates: Duplicate[]; isOpen: boolean }) {
  return (
    <section
      aria-labelledby="known-already"
      tabIndex={-1}
      data-trouble
      className="rounded-xl border border-accent bg-card p-4 outline-none"
    >
      <h2 id="known-already">You may know them already</h2>
      <DuplicateList duplicates={duplicates} />
      {isOpen ? (
        <p className="mt-3 max-w-prose">
          One of them is still open and has the same address or number: somebody has one open lead at a time.
          Go on there, or close that one first.
        </p>
      ) : (
        <p className="mt-3">
          <button type="submit" name="anyway" value="yes" className="admin-button">
            Add anyway
          </button>
        </p>
      )}
    </section>
  )
}
