import { Trash2 } from 'lucide-react'
import { ConfirmButton } from '#app/office/confirm-button.tsx'
import { Page } from '#app/office/page.tsx'
import { RecordItem, RecordList } from '#app/office/record-list.tsx'
import { useOfficeDay } from '#app/office/when.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/table/pagination.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { formatDayAndTime, sayDay } from '#domain/indian-time.ts'
import { daysLate } from '#domain/leads/follow-up/follow-up-day.ts'
import { formatCount } from '#domain/text/format-count.ts'
import type { DeletedLead } from '#server/leads/bin/list-bin.ts'
import { leadsCount } from './bulk/bulk-result.ts'
import { LEADS, leadAddress } from './paths.ts'

type Props = {
  leads: DeletedLead[]
  total: number
  /** How long they are stored. */
  days: number
  older: string | undefined
  isFirst: boolean
}

const BIN = `${LEADS}/bin`
/** The deleted leads, to be restored or deleted for good. */
export function Bin({ leads, total, days, older, isFirst }: Props) {
  const explanation = `Deleted leads stay here for ${days === 1 ? 'a day' : `${days} days`}. You can restore them with everything they had.`
  return (
    <Page
      title="Bin"
      count={total > 0 ? formatCount(total) : undefined}
      back={{ to: LEADS, label: 'Back to leads' }}
      actions={
        total > 0 && isFirst ? (
          <ConfirmButton
            menu="More"
            fields={[
              ['intent', 'empty'],
              // Leads that are deleted while the page is open stay.
              ['seenAt', leads[0]?.deleted_at ?? ''],
            ]}
            title={`Delete ${leadsCount(total)} for good?`}
            description="They can’t be restored."
            confirm="Delete for good"
          >
            Empty the bin
          </ConfirmButton>
        ) : null
      }
    >
      {leads.length === 0 ? (
        <EmptyState icon={Trash2} title={isFirst ? 'The bin is empty' : 'No older leads'}>
          {explanation}
        </EmptyState>
      ) : (
        <RecordList explanation={explanation}>
          {leads.map((lead) => (
            <Deleted key={lead.id} lead={lead} days={days} />
          ))}
        </RecordList>
      )}
      <Pagination
        newer={isFirst ? undefined : BIN}
        older={older && `${BIN}?${new URLSearchParams({ after: older })}`}
      />
    </Page>
  )
}

function Deleted({ lead, days }: { lead: DeletedLead } & Pick<Props, 'days'>) {
  const { id, name, company, email, phone, merged_into, deleted_by, deleted_at } = lead
  const today = useOfficeDay()
  const left = Math.max(1, days - daysLate(deleted_at, today))
  return (
    <RecordItem
      id={id}
      name={name}
      facts={[company, email, phone]}
      release={{ intent: 'restore', label: merged_into ? 'Separate again' : 'Restore' }}
      remove={{
        intent: 'purge',
        label: 'Delete for good',
        title: `Delete ${name} for good?`,
        description: merged_into
          ? 'What was moved stays with the other lead. They can’t be separated any more.'
          : 'It can’t be restored.',
      }}
    >
      <p className="text-muted text-small">
        {merged_into ? (
          <>
            Merged into <TextLink to={leadAddress(merged_into)}>another lead</TextLink>
          </>
        ) : (
          'Deleted'
        )}{' '}
        <time dateTime={deleted_at} title={formatDayAndTime(deleted_at)}>
          {sayDay(deleted_at, today)}
        </time>{' '}
        by {deleted_by} ·{' '}
        <span className="inline-block">{left === 1 ? '1 day left' : `${left} days left`}</span>
      </p>
    </RecordItem>
  )
}
