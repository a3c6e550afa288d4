import { MessageCircleQuestion, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { Page } from '#app/office/page.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Menu, MenuItem } from '#app/ui/overlay/menu.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { unansweredWords } from '#content/office/inbox-words.ts'
import type { QuestionGroup } from '#domain/chat/group-questions.ts'
import { sayBriefly, sayDayAndTime } from '#domain/indian-time.ts'
import type { UnansweredQuestion } from '#server/chat/inbox/unanswered-questions.ts'
import type { OwnerAnswer } from '#server/chat/messages/owner-answers.ts'
import { AnswerDialog, type EditedAnswer } from './answer-dialog.tsx'
import { CHATS, UNANSWERED } from './paths.ts'
import { messageValue, useSettle } from './use-settle.ts'

type Group = QuestionGroup<UnansweredQuestion>
type Props = {
  groups: Group[]
  total: number
  answers: OwnerAnswer[]
  pages: [id: string, name: string][]
  /** Whether the written answers are shown, not the questions. */
  showsAnswers: boolean
  now: string
}

/** The questions that the assistant could not answer, and the answers that the team wrote. */
export function UnansweredScreen({ groups, total, answers, pages, showsAnswers, now }: Props) {
  const [edited, setEdited] = useState<EditedAnswer>()
  const shown = groups.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <Page
      title="Unanswered questions"
      back={{ to: CHATS, label: 'Inbox' }}
      tabs={
        <Tabs
          label="Show"
          tabs={[
            { to: UNANSWERED, label: 'Questions', count: total, isCurrent: !showsAnswers },
            {
              to: `${UNANSWERED}?show=answers`,
              label: 'Your answers',
              count: answers.length,
              isCurrent: showsAnswers,
            },
          ]}
        />
      }
    >
      <div className="page-body max-w-240">
        {showsAnswers ? (
          <Answers answers={answers} now={now} onEdit={setEdited} />
        ) : (
          <>
            <Questions groups={groups} now={now} onWrite={setEdited} />
            {total > shown ? (
              <p className="mt-3 text-muted text-small">{`The newest ${shown} of ${total} questions.`}</p>
            ) : null}
          </>
        )}
      </div>
      <AnswerDialog edited={edited} pages={pages} onClose={() => setEdited(undefined)} />
    </Page>
  )
}

type QuestionsProps = { groups: Group[]; now: string; onWrite: (answer: EditedAnswer) => void }

function Questions({ groups, now, onWrite }: QuestionsProps) {
  if (groups.length === 0) {
    return (
      <EmptyState icon={MessageCircleQuestion} title="No unanswered questions">
        Questions that the assistant can’t answer appear here, so that you can write the answer.
      </EmptyState>
    )
  }
  const mostAskedFirst = groups.toSorted((one, other) => other.questions.length - one.questions.length)
  return (
    <>
      <p className="mb-3 text-muted text-small">
        The assistant uses your answer from then on. Questions asked most often come first.
      </p>
      <Card isFlush>
        <ul aria-label="Questions" className="divide-y divide-line">
          {mostAskedFirst.map((group) => (
            <Question key={messageValue(group.newest)} group={group} now={now} onWrite={onWrite} />
          ))}
        </ul>
      </Card>
    </>
  )
}

type QuestionProps = Omit<QuestionsProps, 'groups'> & { group: Group }

function Question({ group: { newest, questions }, now, onWrite }: QuestionProps) {
  const { settle, busy } = useSettle()
  const about = <span className="sr-only">: {newest.text}</span>
  return (
    <li className="grid min-w-0 gap-x-4 gap-y-2 px-4 py-3 [overflow-wrap:anywhere] md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <p dir="auto" className="whitespace-pre-wrap font-[550]">
          {newest.text}
        </p>
        <p className="text-muted text-small">
          {[
            `Asked ${sayDayAndTime(newest.created_at, now)}`,
            newest.page && `on ${newest.page}`,
            newest.unanswered === 'failed' && unansweredWords.failed,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Alike questions={questions.slice(1)} now={now} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          onClick={() =>
            onWrite({
              id: crypto.randomUUID(),
              question: newest.text,
              answer: '',
              page: null,
              answered: questions.map(messageValue).join(' '),
            })
          }
        >
          Write the answer
          {about}
        </Button>
        <ButtonLink variant="quiet" to={chatAddress(newest)}>
          Open chat
          {about}
        </ButtonLink>
        <Button variant="quiet" disabled={busy} onClick={() => settle(questions)}>
          Dismiss
          {about}
        </Button>
      </div>
    </li>
  )
}

const MOST_SHOWN = 20

function Alike({ questions, now }: { questions: UnansweredQuestion[]; now: string }) {
  if (questions.length === 0) return null
  return (
    <Disclosure
      label={`Asked ${questions.length} more ${questions.length === 1 ? 'time' : 'times'}`}
      className="text-small"
    >
      <ul className="mt-1 grid gap-2">
        {questions.slice(0, MOST_SHOWN).map((question) => (
          <li key={messageValue(question)}>
            <TextLink isAlone to={chatAddress(question)}>
              {question.text}
            </TextLink>
            <span className="text-muted"> {sayBriefly(question.created_at, now)}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

const chatAddress = ({ conversation_id }: UnansweredQuestion) => `${CHATS}/${conversation_id}`

type AnswersProps = { answers: OwnerAnswer[]; now: string; onEdit: (answer: EditedAnswer) => void }

function Answers({ answers, now, onEdit }: AnswersProps) {
  const fetcher = useFetcher()
  if (answers.length === 0) {
    return (
      <EmptyState icon={MessageCircleQuestion} title="No answers yet">
        Answers that you write to unanswered questions appear here. The assistant uses them at once.
      </EmptyState>
    )
  }
  return (
    <Card isFlush>
      <ul aria-label="Your answers" className="divide-y divide-line">
        {answers.map((answer) => (
          <li key={answer.id} className="flex min-w-0 items-start gap-3 py-2 pr-2 pl-4">
            <div className="min-w-0 flex-1 py-1 [overflow-wrap:anywhere]">
              <p dir="auto" className="font-[550]">
                {answer.question}
              </p>
              <p dir="auto" className="line-clamp-3 whitespace-pre-wrap text-muted text-small">
                {answer.answer}
              </p>
            </div>
            <time dateTime={answer.updated_at} className="py-1 text-faint text-xs leading-5">
              {sayBriefly(answer.updated_at, now)}
            </time>
            <Menu label={`More actions for ${answer.question}`}>
              <MenuItem icon={Pencil} onClick={() => onEdit({ ...answer, answered: '' })}>
                Edit
              </MenuItem>
              <MenuItem
                icon={Trash2}
                danger
                onClick={() =>
                  void fetcher.submit({ intent: 'delete-answer', id: answer.id }, { method: 'post' })
                }
              >
                Delete
              </MenuItem>
            </Menu>
          </li>
        ))}
      </ul>
    </Card>
  )
}
