import { useFetcher } from 'react-router'

export type MessageName = { conversation_id: string; id: number }

/** Returns the value of a form field that names a message. */
export const messageValue = ({ conversation_id, id }: MessageName) => `${conversation_id}:${id}`

/** Dismisses unanswered questions. */
export function useSettle() {
  const fetcher = useFetcher()
  return {
    busy: fetcher.state !== 'idle',
    settle(questions: readonly MessageName[]) {
      const question = questions.map(messageValue).join(' ')
      void fetcher.submit({ intent: 'settle', question }, { method: 'post' })
    },
  }
}
