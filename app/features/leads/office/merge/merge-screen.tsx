import { Form, useNavigation } from 'react-router'
import { Page } from '#app/office/page.tsx'
import { When } from '#app/office/when.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { leadFieldWords } from '#content/office/lead-words.ts'
import { mergeFields } from '#domain/leads/merge/merge-choices.ts'
import type { TeamMember } from '#server/accounts/team/team-members.ts'
import type { MergePreview, MergeSide } from '#server/leads/merge/read-merge.ts'
import { leadAddress } from '../paths.ts'
import { FieldChoice } from './field-choice.tsx'
import { fieldValue } from './field-value.ts'

type Props = { preview: MergePreview; members: TeamMember[] }

/** Compares two leads of one person and merges them. */
export function MergeScreen({ preview, members }: Props) {
  const { keep, other, choices, moves, version } = preview
  // Also while the merged lead loads, because a second press would fail.
  const busy = useNavigation().formMethod === 'POST'
  const fields = mergeFields.map((field) => ({
    field,
    keepValue: fieldValue(field, keep.values, members),
    otherValue: fieldValue(field, other.values, members),
    ...choices[field],
  }))
  const differing = fields.filter(({ choices }) => choices.length > 0)
  const settled = fields.filter(({ choices }) => choices.length === 0)
  return (
    <Page title="Merge two leads" back={{ to: leadAddress(keep.id), label: 'Back to lead' }}>
      <div className="page-body grid grid-cols-1 gap-3 pb-0">
        <p className="max-w-prose text-muted">
          Both become one lead with everything from both. The customer isn’t notified. You can separate them
          again from the bin.
        </p>
        <div className="grid grid-cols-2 gap-2 sm:gap-4">
          <Side title="Keep" side={keep} />
          <Side title="Merge into it" side={other} />
        </div>
        <TextLink
          isAlone
          to={leadAddress(other.id, '/merge', { with: keep.id })}
          replace
          className="justify-self-start"
        >
          Keep the other lead instead
        </TextLink>
        <Form key={`${keep.id} ${other.id}`} method="post" autoComplete="off" className="grid gap-3">
          <input type="hidden" name="intent" value="merge" />
          <input type="hidden" name="seen" value={version} />
          <div className="grid items-start gap-3 lg:grid-cols-[3fr_2fr]">
            <Card title="Choose the right values">
              {differing.length === 0 ? <p>No values differ.</p> : null}
              <div className="grid gap-4">
                {differing.map(({ field, keepValue = '', otherValue = '', choices, usual }) => (
                  <FieldChoice
                    key={field}
                    field={field}
                    choices={choices}
                    chosen={usual}
                    says={{ keep: keepValue, other: otherValue }}
                  />
                ))}
              </div>
            </Card>
            <div className="grid min-w-0 gap-3">
              <Card title="What moves over">
                <p>{describeMoves(moves)}</p>
              </Card>
              <Card title="Other values">
                <Facts
                  facts={settled.map(({ field, keepValue, otherValue }) => [
                    leadFieldWords[field],
                    keepValue ?? otherValue,
                  ])}
                />
              </Card>
            </div>
          </div>
          <div className="form-bar -mx-4 flex gap-2 border-line border-t bg-paper px-4 py-3">
            <Button type="submit" variant="primary" busy={busy} className="max-md:flex-1">
              {busy ? 'Merging…' : 'Merge them'}
            </Button>
            <ButtonLink to={leadAddress(keep.id)}>Cancel</ButtonLink>
          </div>
        </Form>
      </div>
    </Page>
  )
}

function Side({ title, side: { id, created_at, values } }: { title: string; side: MergeSide }) {
  const { name, company, email, phone } = values
  return (
    <Card title={title} className="[overflow-wrap:anywhere]">
      <TextLink isAlone to={leadAddress(id)} className="font-[550]">
        <bdi>{name}</bdi>
      </TextLink>
      {[company, email, phone].map((line) =>
        line ? (
          <p key={line} className="text-small">
            <bdi>{line}</bdi>
          </p>
        ) : null,
      )}
      <p className="text-muted text-small">
        Added <When at={created_at} isDay />
      </p>
    </Card>
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
  return `${new Intl.ListFormat('en-GB').format(['All addresses and numbers', ...parts])}.`
}
