import { Check, Mail, RotateCw, Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import { useFetcher, useNavigation } from 'react-router'
import type { OfficeResult } from '#app/lib/office/office-result.ts'
import { SearchField } from '#app/office/search-field.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Menu, MenuItem } from '#app/ui/menu.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { BulkButton } from '#app/ui/table/bulk-bar.tsx'
import type { Column } from '#app/ui/table/column.ts'
import { DataTable } from '#app/ui/table/data-table.tsx'
import { clearSelection } from '#app/ui/table/selection-store.ts'
import { Tabs } from '#app/ui/tabs.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { pairsOf } from '#domain/address-values.ts'
import type { EmailListItem, EmailList as Emails } from '#server/email/read-outbox.ts'
import { EmailStatus, EmailTime } from './email-status.tsx'
import { filterNames, nameOf, subjectOf, toOf } from './email-words.ts'

type Props = Emails & {
  status: string | undefined
  search: string
  /** The place in the list, unless it is its beginning. */
  before?: string | undefined
  now: string
  /** The address of this list; each mail is below it. */
  base: string
  /** Whether undelivered mails can be sent again or marked as done. */
  canChange?: boolean
}

const LEADS = '/del-admin-dashboard/leads'
const FORM = 'undelivered-emails'

/** The outbox, newest first. */
export function EmailList({ emails, older, status, search, before, now, base, canChange = false }: Props) {
  const fetcher = useFetcher<OfficeResult>()
  const isLoading = useNavigation().location?.pathname === base
  const isUndelivered = status === 'dead' || status === 'settled'
  const list = `emails ${status} ${search}`
  useEffect(() => {
    if (fetcher.state === 'idle' && fetcher.data?.ok) clearSelection(list)
  }, [fetcher.state, fetcher.data, list])
  const act = (intent: string, id: string) => void fetcher.submit({ intent, id }, { method: 'post' })
  const address = (values: Record<string, string | undefined>) => addressOf(base, values)
  return (
    <>
      <section
        aria-label="Filters"
        className="flex flex-wrap items-center gap-2 px-4 py-1 *:max-md:w-full md:justify-between"
      >
        <EmailTabs base={base} status={status} search={search} />
        <SearchField
          label="E-mails"
          placeholder="Subject, person or address"
          value={search}
          kept={status ? [['status', status]] : []}
        />
      </section>
      {canChange ? <fetcher.Form id={FORM} method="post" autoComplete="off" /> : null}
      <DataTable
        label="E-mails"
        columns={columns(now)}
        rows={emails}
        idOf={({ id }) => id}
        nameOf={(email) => `${subjectOf(email)}, ${toOf(email)}`}
        linkTo={({ id }) => `${base}/${id}`}
        card={(email) => ({
          title: subjectOf(email),
          detail: email.lead?.name ?? toOf(email),
          value: <EmailStatus email={email} />,
          note: <EmailTime email={email} now={now} />,
        })}
        {...(canChange && {
          actions: (email: EmailListItem) =>
            email.status === 'dead' ? (
              <Menu label={`Actions for ${subjectOf(email)}`}>
                <MenuItem icon={RotateCw} onClick={() => act('resend', email.id)}>
                  Send again
                </MenuItem>
                <MenuItem
                  icon={email.settledAt ? Undo2 : Check}
                  onClick={() => act(email.settledAt ? 'unsettle' : 'settle', email.id)}
                >
                  {email.settledAt ? 'Mark not done' : 'Mark done'}
                </MenuItem>
              </Menu>
            ) : (
              // An empty cell keeps the line below the row.
              <span />
            ),
        })}
        {...(canChange &&
          isUndelivered && {
            selection: {
              list,
              total: emails.length,
              form: FORM,
              bulk: () => (
                <>
                  <BulkButton
                    type="submit"
                    form={FORM}
                    name="intent"
                    value="resend"
                    icon={RotateCw}
                    disabled={fetcher.state !== 'idle'}
                  >
                    Send again
                  </BulkButton>
                  <BulkButton
                    type="submit"
                    form={FORM}
                    name="intent"
                    value={status === 'settled' ? 'unsettle' : 'settle'}
                    icon={status === 'settled' ? Undo2 : Check}
                    disabled={fetcher.state !== 'idle'}
                  >
                    {status === 'settled' ? 'Mark not done' : 'Mark done'}
                  </BulkButton>
                </>
              ),
            },
          })}
        isLoading={isLoading}
        summary={<span>{emails.length === 1 ? '1 e-mail' : `${emails.length} e-mails on this page`}</span>}
        empty={
          <EmptyState icon={Mail} title={search ? 'No matching e-mails' : emptyText(status)}>
            {search ? 'Search by person or address.' : null}
          </EmptyState>
        }
      />
      <Pagination
        newer={before && address({ status, q: search })}
        older={older && address({ status, q: search, before: older })}
        words={{ newer: 'Newest', older: 'Older' }}
      />
    </>
  )
}

function columns(now: string): Column<EmailListItem>[] {
  return [
    {
      id: 'subject',
      head: 'Subject',
      width: 'md:pl-4',
      cell: (email) => <span title={nameOf(email)}>{subjectOf(email)}</span>,
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
      width: 'md:w-44',
      cell: (email) => <EmailTime email={email} now={now} />,
    },
  ]
}

function EmailTabs({ base, status, search }: { base: string; status: string | undefined; search: string }) {
  const tabs = [[undefined, 'All'], ...Object.entries(filterNames)] as const
  return (
    <Tabs
      label="E-mails by status"
      tabs={tabs.map(([key, label]) => ({
        to: addressOf(base, { status: key, q: search }),
        label,
        isCurrent: status === key,
      }))}
    />
  )
}

function addressOf(base: string, values: Record<string, string | undefined>): string {
  const pairs = pairsOf(values)
  return pairs.length > 0 ? `${base}?${new URLSearchParams(pairs)}` : base
}

const emptyTexts: Record<keyof typeof filterNames, string> = {
  queued: 'Nothing is waiting to be sent',
  sending: 'Nothing is being sent right now',
  sent: 'No e-mails sent yet',
  dead: 'Every e-mail was delivered',
  settled: 'No e-mails marked as done',
}

function emptyText(status: string | undefined): string {
  return emptyTexts[status as keyof typeof filterNames] ?? 'No e-mails yet'
}
