import { Link } from 'react-router'
import { useKeptFocus } from '#app/components/back-office/use-kept-focus.ts'
import { unansweredWords } from '#content/inbox-words.ts'
import type { QuestionGroup } from '#domain/chat/group-questions.ts'
import { formatDayAndTime } from '#domain/indian-time.ts'
import type { UnansweredQuestion } from '#server/chat/inbox/unanswered-questions.ts'
import { CHATS } from './paths.ts'
import { SettleForm } from './settle-form.tsx'

type Group = QuestionGroup<UnansweredQuestion>
type Props = {
  groups: Group[]
  total: number
}

/** What visitors asked in vain: what the site should say, or say more clearly. */
export function UnansweredScreen({ groups, total }: Props) {
  const heading = useKeptFocus(groups.length, (before, now) => now < before)
  const shown = groups.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <>
      <Link to={CHATS} className="admin-link inline-flex min-h-11 items-center">
        All chats
      </Link>
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        Unanswered questions
      </h1>
      <p className="mt-1 max-w-prose text-muted">
        The assistant did not know these, or failed on them. Each may be a sentence that the site lacks.
        {total > shown && <span>{` These are the newest ${shown} of ${total}.`}</span>}
      </p>
      {groups.length === 0 ? (
        <p className="admin-card mt-4 p-8 text-center">Every question has had its answer, or was seen to.</p>
      ) : (
        <ul className="mt-4 grid gap-3">
          {groups.map((group) => (
            <Question key={`${group.newest.conversation_id}:${group.newest.id}`} group={group} />
          ))}
        </ul>
      )}
    </>
  )
}

function Question({ group: { newest, questions } }: { group: Group }) {
  return (
    <li className="admin-card grid min-w-0 gap-2 p-4 [overflow-wrap:anywhere] md:grid-cols-[minmax(0,1fr)_auto] md:items-start">
      <div className="min-w-0">
        <p className="whitespace-pre-wrap font-medium">{newest.text}</p>
        <p className="mt-1 text-muted text-sm">
          {[
            newest.unanswered && unansweredWords[newest.unanswered],
            newest.page && `on ${newest.page}`,
            formatDayAndTime(newest.created_at),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4">
          <ChatLink question={newest} words="Open the chat" />
        </p>
        <Alike questions={questions.slice(1)} />
      </div>
      <SettleForm questions={questions} label="Done" about={newest.text} />
    </li>
  )
}

const MOST_SHOWN = 20

function Alike({ questions }: { questions: UnansweredQuestion[] }) {
  if (questions.length === 0) return null
  return (
    <details>
      <summary className="admin-link inline-flex min-h-6 cursor-pointer items-center">
        Asked {questions.length} more {questions.length === 1 ? 'time' : 'times'}
      </summary>
      <ul className="mt-1 grid gap-1">
        {questions.slice(0, MOST_SHOWN).map((question) => (
          <li key={`${question.conversation_id}:${question.id}`}>
            <ChatLink question={question} words={question.text} />
            <span className="text-muted text-sm"> {formatDayAndTime(question.created_at)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function ChatLink({ question, words }: { question: UnansweredQuestion; words: string }) {
  return (
    <Link to={`${CHATS}/${question.conversation_id}`} className="admin-link inline-block min-h-6">
      {words}
    </Link>
  )
}
