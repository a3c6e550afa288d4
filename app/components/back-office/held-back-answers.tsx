import { Form } from 'react-router'

/** What a person answers to a submission that looked made by a machine. */
export function HeldBackAnswers({ id }: { id: string }) {
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

function Answer(props: { id: string; intent: 'release' | 'delete'; label: string; className: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="id" value={props.id} />
      <button type="submit" name="intent" value={props.intent} className={props.className}>
        {props.label}
      </button>
    </Form>
  )
}
