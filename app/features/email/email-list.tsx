import { Check, Mail, RotateCw, Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import { useFetcher, useNavigation } from 'react-router'
import type { OfficeResult } from '#app/lib/office/office-result.ts'
import { listAddress } from '#app/office/list-filters.tsx'
import { nameOfMail } from '#app/office/mail-words.ts'
import { SearchField } from '#app/office/search-field.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Menu, MenuItem } from '#app/ui/overlay/menu.tsx'
import { BulkButton } from '#app/ui/table/bulk-bar.tsx'
import type { Column } from '#app/ui/table/column.ts'
import { DataTable } from '#app/ui/table/data-table.tsx'
import { Pagination } from '#app/ui/table/pagination.tsx'
import { clearSelection } from '#app/ui/table/selection-store.ts'
import { Toolbar } from '#app/ui/table/toolbar.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { formatCount } from '#domain/text/format-count.ts'
import type { EmailListItem, EmailList as Emails } from '#server/email/read-outbox.ts'
import { EmailStatus, EmailTime } from './email-status.tsx'
import { EMAILS, stateNames, subjectOf, toOf } from './email-words.ts'

type Props = Emails & {
  status: string | undefined
  search: string
  /** The place in the list, unless it is its beginning. */
  before?: string | undefined
  now: string
}

const LEADS = '/del-admin-dashboard/leads'

/** The outbox, newest first. */
export function EmailList({ emails, older, status, search, before, now }: Props) {
  const fetcher = useFetcher<OfficeResult>()
  const isLoading = useNavigation().location?.pathname === EMAILS
  const busy = fetcher.state !== 'idle'
  const list = `emails ${status} ${search}`
  useEffect(() => {
    if (!busy && fetcher.data?.ok) clearSelection(list)
  }, [busy, fetcher.data, list])
  const act = (intent: string, id: string) => void fetcher.submit({ intent, id }, { method: 'post' })
  const settling = status === 'settled' ? unsettle : settle
  return (
    <>
      {emails.length > 0 || search || status ? (
        <Toolbar label="Filters">
          <SearchField
            label="E-mails"
            placeholder="Subject, person or address"
            value={search}
            kept={status ? [['status', status]] : []}
          />
        </Toolbar>
      ) : null}
      <DataTable
        label="E-mails"
        columns={columns(now)}
        rows={emails}
        idOf={({ id }) => id}
        nameOf={(email) => `${subjectOf(email)}, ${toOf(email)}`}
        linkTo={({ id }) => `${EMAILS}/${id}`}
        card={(email) => ({
          title: subjectOf(email),
          detail: email.lead?.name ?? toOf(email),
          note: (
            <span className="flex items-center gap-1.5 text-muted">
              <EmailStatus email={email} />
              <span aria-hidden="true">·</span>
              <EmailTime email={email} now={now} />
            </span>
          ),
        })}
        {...(emails.some(({ status }) => status === 'dead') && {
          actions: (email: EmailListItem) => {
            // An empty cell keeps the line below the row.
            if (email.status !== 'dead') return <span />
            const { intent, icon, label } = email.settledAt ? unsettle : settle
            return (
              <Menu label={`Actions for ${subjectOf(email)}`}>
                <MenuItem icon={RotateCw} onClick={() => act('resend', email.id)}>
                  Send again
                </MenuItem>
                <MenuItem icon={icon} onClick={() => act(intent, email.id)}>
                  {label}
                </MenuItem>
              </Menu>
            )
          },
        })}
        {...((status === 'dead' || status === 'settled') && {
          selection: {
            list,
            bulk: ({ ids }) => (
              <>
                <BulkButton icon={RotateCw} disabled={busy} onClick={() => act('resend', ids.join(' '))}>
                  Send again
                </BulkButton>
                <BulkButton
                  icon={settling.icon}
                  disabled={busy}
                  onClick={() => act(settling.intent, ids.join(' '))}
                >
                  {settling.label}
                </BulkButton>
              </>
            ),
          },
        })}
        isLoading={isLoading}
        summary={<span>{emails.length === 1 ? '1 e-mail' : `${emails.length} e-mails on this page`}</span>}
        empty={
          <EmptyState icon={Mail} title={search || status ? 'No matching e-mails' : 'No e-mails yet'}>
            Every e-mail that the site sends, to visitors and to your team, is listed here.
          </EmptyState>
        }
      />
      <Pagination
        newer={before && listAddress(EMAILS, [], { status, q: search })}
        older={older && listAddress(EMAILS, [], { status, q: search, before: older })}
        words={{ newer: 'Newest', older: 'Older' }}
      />
    </>
  )
}

const settle = { intent: 'settle', icon: Check, label: 'Mark done' }
const unsettle = { intent: 'unsettle', icon: Undo2, label: 'Mark not done' }

function columns(now: string): Column<EmailListItem>[] {
  return [
    {
      id: 'subject',
      head: 'Subject',
      width: 'md:pl-4',
      cell: (email) => <span title={nameOfMail(email.template)}>{subjectOf(email)}</span>,
    },
    {
      id: 'person',
      head: 'Person',
      hasControls: true,
      width: 'md:w-64',
      cell: (email) =>
        email.lead ? (
          <TextLink to={`${LEADS}/${email.lead.id}`} title={toOf(email)}>
            {email.lead.name}
          </TextLink>
        ) : (
          <span className="text-muted">{toOf(email)}</span>
        ),
    },
    { id: 'status', head: 'Status', width: 'md:w-36', cell: (email) => <EmailStatus email={email} /> },
    {
      id: 'time',
      head: 'Sent or planned',
      align: 'end',
      width: 'md:w-44 md:pr-4',
      cell: (email) => <EmailTime email={email} now={now} />,
    },
  ]
}

const tabs = [
  { status: undefined, label: 'All' },
  ...(['queued', 'sent', 'dead', 'settled'] as const).map((status) => ({
    status,
    label: stateNames[status],
  })),
]

/** The states of the mails to choose from. */
export function EmailTabs({ status, search, dead }: Pick<Props, 'status' | 'search'> & { dead: number }) {
  return (
    <Tabs
      label="E-mails by status"
      tabs={tabs.map((tab) => ({
        to: listAddress(EMAILS, [], { status: tab.status, q: search }),
        label: tab.label,
        count: tab.status === 'dead' && dead > 0 ? formatCount(dead) : undefined,
        isCurrent: status === tab.status,
      }))}
    />
  )
}
