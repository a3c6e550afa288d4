import { useFetcher } from 'react-router'

type Props = {
  questions: { conversation_id: string; id: number }[]
  label: string
  /** What tells this button from others beside it, for those who hear it. */
  about?: string
}

/** Says that somebody has seen to these questions; nothing where there are none. */
export function SettleForm({ questions, label, about }: Props) {
  const fetcher = useFetcher()
  if (questions.length === 0) return null
  return (
    <fetcher.Form method="post">
      {questions.map(({ conversation_id, id }) => (
        <input
          key={`${conversation_id}:${id}`}
          type="hidden"
          name="question"
          value={`${conversation_id}:${id}`}
        />
      ))}
      <button
        type="submit"
        name="intent"
        value="settle"
        disabled={fetcher.state !== 'idle'}
        className="admin-button"
      >
        {label}
        {about ? <span className="sr-only">: {about}</span> : null}
      </button>
    </fetcher.Form>
  )
}
