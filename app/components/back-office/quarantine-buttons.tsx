import { OnceForm } from '#app/components/ui/once-form.tsx'

/** Releases or deletes a submission that looks like spam. */
export function QuarantineButtons({ id }: { id: string }) {
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Answer id={id} intent="release" label="Not spam" className="admin-button" />
      <details>
        <summary className="admin-button admin-button-danger">Delete…</summary>
        <div className="mt-2">
          <Answer
            id={id}
            intent="delete"
            label="Delete for good"
            className="admin-button admin-button-danger"
          />
        </div>
      </details>
    </div>
  )
}

/** Deletes the submissions on the page, after a question; newer and older ones stay. */
export function DeleteAllShown({ ids }: { ids: string[] }) {
  if (ids.length < 2) return null
  return (
    // Closes when other submissions are shown, because the question was not about them.
    <details key={ids.join()} className="sm:text-right">
      <summary className="admin-button admin-button-danger">Delete all shown…</summary>
      <OnceForm className="mt-2">
        {ids.map((id) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        <p className="mb-2 text-sm">
          {`The ${ids.length} on this page go for good. Nobody can bring them back after that.`}
        </p>
        <button type="submit" name="intent" value="delete-shown" className="admin-button admin-button-danger">
          {`Delete all ${ids.length}`}
        </button>
      </OnceForm>
    </details>
  )
}

function Answer(props: { id: string; intent: 'release' | 'delete'; label: string; className: string }) {
  return (
    <OnceForm>
      <input type="hidden" name="id" value={props.id} />
      <button type="submit" name="intent" value={props.intent} className={props.className}>
        {props.label}
      </button>
    </OnceForm>
  )
}
