import { Form, Link, useNavigation } from 'react-router'
import { FactList } from '#app/components/back-office/fact-list.tsx'
import { Part } from '#app/components/back-office/part.tsx'
import { leadFieldWords } from '#content/lead-words.ts'
import { formatDay } from '#domain/indian-time.ts'
import { mergeFields } from '#domain/leads/merge-choices.ts'
import type { TeamMember } from '#server/accounts/team-members.ts'
import type { MergePreview, MergeSide } from '#server/leads/merge/read-merge.ts'
import { leadAddress } from '../edit/edit-result.ts'
import { FieldChoice } from './field-choice.tsx'
import { fieldValue } from './field-value.ts'
import { mergeAddress } from './merge-address.ts'

type Props = { preview: MergePreview; members: TeamMember[] }

/** Two leads that are one person: what of which is kept, and what goes over. */
export function MergeScreen({ preview, members }: Props) {
  const { keep, other, choices, moves, version } = preview
  // Also while the lead they became is loaded: a second press would be told that they are not there.
  const busy = useNavigation().formMethod === 'POST'
  const fields = mergeFields.map((field) => ({
    field,
    mine: fieldValue(field, keep.values, members),
    theirs: fieldValue(field, other.values, members),
    ...choices[field],
  }))
  const differing = fields.filter(({ choices }) => choices.length > 0)
  const settled = fields.filter(({ choices }) => choices.length === 0)
  return (
    <>
      <Link to={leadAddress(keep.id)} className="admin-link inline-flex min-h-11 items-center">
        Back to the lead
      </Link>
      <h1>Merge two leads</h1>
      <p className="mt-1 max-w-prose text-muted">
        They become one, with everything of both. Nobody is told. While the other one is in the bin, they can
        be separated again.
      </p>
      <div className="mt-4 grid grid-cols-2 gap-2 sm:gap-4">
        <Side title="This one stays" side={keep} />
        <Side title="This one becomes part of it" side={other} />
      </div>
      <Link
        to={mergeAddress(other.id, keep.id)}
        replace
        className="admin-link inline-flex min-h-11 items-center"
      >
        Keep the other one instead
      </Link>
      <Form
        // Choices of other leads are not these.
        key={`${keep.id} ${other.id}`}
        method="post"
        autoComplete="off"
        className="grid gap-4"
      >
        <input type="hidden" name="intent" value="merge" />
        <input type="hidden" name="seen" value={version} />
        <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
          <Part title="Which is right?">
            {differing.length === 0 ? <p>Nothing that both say is different.</p> : null}
            <div className="grid gap-4">
              {differing.map(({ field, mine = '', theirs = '', choices, usual }) => (
                <FieldChoice
                  key={field}
                  field={field}
                  choices={choices}
                  chosen={usual}
                  says={{ keep: mine, other: theirs }}
                />
              ))}
            </div>
          </Part>
          <div className="grid min-w-0 gap-4">
            <Part title="What goes over">
              <p>{describeMoves(moves)}</p>
            </Part>
            <Part title="Nothing to choose">
              <FactList
                facts={settled.map(({ field, mine, theirs }) => [leadFieldWords[field], mine ?? theirs])}
              />
            </Part>
          </div>
        </div>
        <div className="form-bar sticky bottom-(--bar) z-5 -mx-4 flex flex-wrap gap-3 border-line border-t bg-[var(--paper)] px-4 py-3">
          <button type="submit" disabled={busy} className="admin-button admin-button-primary">
            {busy ? 'Merging…' : 'Merge them'}
          </button>
          <Link to={leadAddress(keep.id)} className="admin-button">
            Cancel
          </Link>
        </div>
      </Form>
    </>
  )
}

function Side({ title, side: { id, created_at, values } }: { title: string; side: MergeSide }) {
  const { name, company, email, phone } = values
  return (
    <section className="admin-card min-w-0 p-3 [overflow-wrap:anywhere] sm:p-4">
      <h2 className="text-muted text-sm">{title}</h2>
      <Link to={leadAddress(id)} className="admin-link inline-block min-h-6 font-semibold">
        <bdi>{name}</bdi>
      </Link>
      {[company, email, phone].map((line) =>
        line ? (
          <p key={line} className="text-sm">
            <bdi>{line}</bdi>
          </p>
        ) : null,
      )}
      <p className="text-muted text-sm">
        From <time dateTime={created_at}>{formatDay(created_at)}</time>
      </p>
    </section>
  )
}

const moveWords: Record<keyof MergePreview['moves'], [one: string, many: string]> = {
  lead_activities: ['entry of the timeline', 'entries of the timeline'],
  conversations: ['chat', 'chats'],
  demo_bookings: ['demo', 'demos'],
  emails: ['e-mail', 'e-mails'],
  lead_tasks: ['task', 'tasks'],
}

function describeMoves(moves: MergePreview['moves']): string {
  const parts = (Object.keys(moveWords) as (keyof typeof moves)[])
    .filter((table) => moves[table] > 0)
    .map((table) => `${moves[table]} ${moveWords[table][moves[table] === 1 ? 0 : 1]}`)
  const all = ['the addresses and numbers they are known by', ...parts]
  const last = all.pop()
  const text = all.length > 0 ? `${all.join(', ')} and ${last}` : `${last}`
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
