import { CircleDot, Phone, Tag, Trash2, User } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Avatar } from '#app/ui/avatar.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { IconLink } from '#app/ui/icon-button.tsx'
import { Menu, MenuItem } from '#app/ui/overlay/menu.tsx'
import { type Glyph, Status } from '#app/ui/status.tsx'
import { BulkButton, BulkMenu } from '#app/ui/table/bulk-bar.tsx'
import type { Column } from '#app/ui/table/column.ts'
import { DataTable } from '#app/ui/table/data-table.tsx'
import { Pagination } from '#app/ui/table/pagination.tsx'
import { clearSelection } from '#app/ui/table/selection-store.ts'
import type { Tone } from '#app/ui/tone.ts'

type Lead = { id: string; name: string; company: string; status: number; value: string; due: string }

const PAGE_SIZE = 12
const names = ['Meera Krishnan', 'Dr. Venkatanarasimharajuvaripeta Iyer', 'सुनीता देवी अग्रवाल', 'Rohit Bansal']
const companies = [
  'Krishnan Sarees & Silks',
  'Iyer Heart & Diabetes Clinic, Lajpat Nagar',
  '',
  'Bansal Properties',
]
const statuses: [Glyph, Tone, string][] = [
  ['ring', 'blue', 'New'],
  ['quarter', 'neutral', 'Contacted'],
  ['three-quarters', 'amber', 'Proposal sent'],
  ['tick', 'green', 'Won'],
]
const leads = Array.from({ length: 2 * PAGE_SIZE }, (_, at) => ({
  id: String(at + 1),
  name: `${names[at % 4]}${at < 4 ? '' : ` ${at + 1}`}`,
  company: companies[at % 4] ?? '',
  status: at % 4,
  value: `₹${at + 1},50,000`,
  due: at % 3 === 0 ? '2 days late' : '27 Nov',
}))

function LeadStatus({ status }: { status: number }) {
  const [glyph, tone, word] = statuses[status] ?? ['ring', 'neutral', '']
  return (
    <Status glyph={glyph} tone={tone}>
      {word}
    </Status>
  )
}

const columns: Column<Lead>[] = [
  {
    id: 'name',
    head: 'Lead',
    sort: { to: '?sort=name' },
    cell: ({ name }) => (
      <>
        <Avatar name={name} /> <span className="ml-1">{name}</span>
      </>
    ),
  },
  { id: 'company', head: 'Company', hideBelow: 'lg', cell: ({ company }) => company },
  { id: 'status', head: 'Status', width: 'md:w-36', cell: ({ status }) => <LeadStatus status={status} /> },
  {
    id: 'value',
    head: 'Value',
    align: 'end',
    width: 'md:w-28',
    sort: { to: '?sort=value', direction: 'descending' },
    cell: ({ value }) => value,
  },
  { id: 'due', head: 'Follow-up', align: 'end', width: 'md:w-24', cell: ({ due }) => due },
]

/** A table with a selection over two pages, and an empty one. */
export function KitTable() {
  const [search] = useSearchParams()
  const page = Number(search.get('page') ?? 1)
  const [sent, setSent] = useState('')
  return (
    <>
      <DataTable
        label="Leads"
        columns={columns}
        rows={leads.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        linkTo={({ id }) => `/dev/kit?lead=${id}`}
        card={({ name, company, status, value, due }) => ({
          title: name,
          detail: company,
          meta: <LeadStatus status={status} />,
          value,
          note: due,
          action: <IconLink icon={Phone} label={`Call ${name}`} to="?" className="rounded-full bg-hover" />,
        })}
        actions={({ name }) => (
          <>
            <IconLink icon={Phone} label={`Call ${name}`} to="?" />
            <Menu label={`More actions for ${name}`}>
              <MenuItem icon={Trash2} danger onClick={() => {}}>
                Move to bin
              </MenuItem>
            </Menu>
          </>
        )}
        selection={{
          list: 'kit',
          total: 164,
          bulk: ({ ids, isAll }) => (
            <>
              <BulkMenu
                icon={Tag}
                label="Status"
                options={statuses.map(([, , word]) => [word, word])}
                onChoose={setSent}
              />
              <BulkButton
                icon={User}
                onClick={() => {
                  setSent(isAll ? 'all' : ids.join(' '))
                  clearSelection('kit')
                }}
              >
                Assign
              </BulkButton>
            </>
          ),
        }}
        summary={<span>164 of 300 leads</span>}
        empty={null}
      />
      <p role="log" aria-label="Sent" className="px-4">
        {sent}
      </p>
      <Pagination
        newer={page > 1 ? '?page=1' : undefined}
        older={page < 2 ? '?page=2' : undefined}
        sizes={[12, 50].map((size) => ({ size, to: `?size=${size}`, isCurrent: size === PAGE_SIZE }))}
      />
      <DataTable
        label="Nothing"
        columns={columns}
        rows={[]}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        linkTo={() => '?'}
        card={({ name }) => ({ title: name })}
        empty={
          <EmptyState icon={CircleDot} title="No leads match">
            Try another filter.
          </EmptyState>
        }
      />
    </>
  )
}
