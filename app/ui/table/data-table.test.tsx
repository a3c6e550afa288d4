import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Column } from './column.ts'
import { DataTable } from './data-table.tsx'
import { clearSelection, readSelection, selectRows, writeSelection } from './selection-store.ts'

type Lead = { id: string; name: string; value: string }

const columns: Column<Lead>[] = [
  { id: 'name', head: 'Lead', sort: { to: '?sort=name', direction: 'ascending' }, cell: ({ name }) => name },
  { id: 'value', head: 'Value', align: 'end', cell: ({ value }) => value },
]

const render = (rows: Lead[], isLoading = false) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <DataTable
        label="Leads"
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        linkTo={({ id }) => `/leads/${id}`}
        card={({ name }) => ({ title: name })}
        selection={{ list: 'leads', total: 2, bulk: () => null }}
        isLoading={isLoading}
        empty={<p>No leads yet</p>}
      />
    </MemoryRouter>,
  )

test('a table renders on the server with links, an order and native check boxes', () => {
  const html = render([{ id: '7', name: 'Meera', value: '' }])
  expect(html).toContain('aria-sort="ascending"')
  expect(html).toContain('href="/leads/7"')
  expect(html).toMatch(/<input type="checkbox"[^>]*aria-label="Select Meera"/)
  expect(html).toContain('—')
})

test('an empty list says so, and one that is loading shows grey lines', () => {
  expect(render([])).toContain('No leads yet')
  expect(render([], true)).toContain('Loading')
})

test('deselecting one of all rows leaves those on the page', () => {
  writeSelection('leads', { ids: [], isAll: true })
  selectRows('leads', ['2'], false, ['1', '2', '3'])
  expect(readSelection('leads')).toEqual({ ids: ['1', '3'], isAll: false })
  selectRows('leads', ['3', '4'], true, ['4', '5'])
  expect(readSelection('leads').ids).toEqual(['1', '3', '4'])
  clearSelection('leads')
  expect(readSelection('leads').ids).toEqual([])
})
