import { CircleDot, Phone, Tag, User } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Avatar } from '#app/ui/avatar.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { IconLink } from '#app/ui/icon-button.tsx'
import { BulkButton, BulkMenu } from '#app/ui/table/bulk-bar.tsx'
import type { Column } from '#app/ui/table/column.ts'
import { DataTable } from '#app/ui/table/data-table.tsx'
import { Pagination } from '#app/ui/table/pagination.tsx'
import { clearSelection } from '#app/ui/table/selection-store.ts'

type Lead = { name: string; company: string; value: string }

const PAGE_SIZE = 12
const names = ['Meera Krishnan', 'Dr. Venkatanarasimharajuvaripeta Iyer', 'सुनीता देवी अग्रवाल', 'Rohit Bansal']
const companies = [
  'Krishnan Sarees & Silks',
  'Iyer Heart & Diabetes Clinic, Lajpat Nagar',
  '',
  'Bansal Properties',
]
const leads: Lead[] = Array.from({ length: 2 * PAGE_SIZE }, (_, at) => ({
  name: `${names[at % 4]}${at < 4 ? '' : ` ${at + 1}`}`,
  company: companies[at % 4] ?? '',
  value: `₹${at + 1},50,000`,
}))

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
  {
    id: 'value',
    head: 'Value',
    align: 'end',
    width: 'md:w-28',
    sort: { to: '?sort=value', direction: 'descending' },
    cell: ({ value }) => value,
  },
]

/** A table with a selection over two pages, and an empty one. */
export function KitTable() {
  const [search] = useSearchParams()
  const page = Number(search.get('page') ?? 1)
  const [sent, setSent] = useState('')
  const call = ({ name }: Lead) => <IconLink icon={Phone} label={`Call ${name}`} to="?" />
  const table = {
    columns,
    idOf: (lead: Lead) => String(leads.indexOf(lead) + 1),
    nameOf: ({ name }: Lead) => name,
    linkTo: () => '/dev/kit',
    card: (lead: Lead) => ({
      title: lead.name,
      detail: lead.company,
      meta: 'Follow-up tomorrow',
      value: lead.value,
      action: call(lead),
    }),
    actions: call,
  }
  return (
    <>
      <DataTable
        {...table}
        label="Leads"
        rows={leads.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        selection={{
          list: 'kit',
          total: 164,
          bulk: ({ ids, isAll }) => (
            <>
              <BulkMenu icon={Tag} label="Status" options={[['Won', 'Won']]} onChoose={setSent} />
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
        summary="164 of 300 leads"
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
        {...table}
        label="Nothing"
        rows={[]}
        empty={
          <EmptyState icon={CircleDot} title="No leads match">
            Try another filter.
          </EmptyState>
        }
      />
    </>
  )
}
