import { ShieldCheck } from 'lucide-react'
import { Page } from '#app/office/page.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { type RecordFacts, RecordItem, RecordList } from './record-list.tsx'

const lists = {
  leads: { label: 'Quote requests', to: '/del-admin-dashboard/leads' },
  testimonials: { label: 'Testimonials', to: '/del-admin-dashboard/testimonials' },
}

export type QuarantinedItem = RecordFacts & {
  reasons: string[]
  /** What the person wrote, in paragraphs. */
  texts: (string | undefined)[]
}

type Props = { list: keyof typeof lists; explanation: string; items: QuarantinedItem[] }

/** The submissions of a public form that look like spam, to be released or deleted. */
export function Quarantine({ list, explanation, items }: Props) {
  const ids = items.map(({ id }) => id)
  return (
    <Page
      title="Suspected spam"
      back={{ to: lists[list].to, label: `All ${list}` }}
      tabs={
        <Tabs
          label="Suspected spam"
          tabs={Object.entries(lists).map(([name, { label, to }]) => ({
            label,
            to: `${to}/suspected-spam`,
            isCurrent: name === list,
          }))}
        />
      }
      actions={
        ids.length > 1 ? (
          <ConfirmButton
            fields={[['intent', 'delete'], ...ids.map((id): [string, string] => ['id', id])]}
            title={`Delete all ${ids.length} on this page?`}
            description="They can’t be restored."
            confirm="Delete for good"
          >
            {`Delete all ${ids.length}`}
          </ConfirmButton>
        ) : null
      }
    >
      {items.length === 0 ? (
        <EmptyState icon={ShieldCheck} title="No suspected spam">
          {explanation}
        </EmptyState>
      ) : (
        <RecordList explanation={explanation}>
          {items.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </RecordList>
      )}
    </Page>
  )
}

function Item({ item: { reasons, texts, ...item } }: { item: QuarantinedItem }) {
  return (
    <RecordItem
      {...item}
      release={{ intent: 'release', label: 'Not spam' }}
      remove={{
        intent: 'delete',
        label: 'Delete',
        title: `Delete the submission of ${item.name}?`,
        description: 'It can’t be restored.',
      }}
    >
      <p className="text-small">
        <strong>Why:</strong> it {reasons.join('; it ')}.
      </p>
      <Disclosure
        label={
          <>
            Message<span className="sr-only">: {item.name}</span>
          </>
        }
        className="text-small"
      >
        {texts.map((text) =>
          text ? (
            <p key={text} dir="auto" className="mt-1 max-w-prose whitespace-pre-wrap">
              {text}
            </p>
          ) : null,
        )}
      </Disclosure>
    </RecordItem>
  )
}
