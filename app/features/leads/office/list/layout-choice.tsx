import { Columns3, Table2 } from 'lucide-react'
import { Segments } from '#app/ui/segments.tsx'
import { type LeadFilters, leadFilterPairs, viewOf } from '#domain/leads/search/lead-filters.ts'
import { BOARD, LEADS } from '../paths.ts'

type Props = { filters: LeadFilters; current: 'table' | 'board' }

/** Switches between the table and the board, with the same filters. */
export function LayoutChoice({ filters, current }: Props) {
  const pairs = leadFilterPairs({ ...viewOf(filters), status: undefined })
  const query = pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
  return (
    <Segments
      label="Layout"
      segments={[
        { label: 'Table', icon: Table2, to: LEADS + query, isCurrent: current === 'table' },
        { label: 'Board', icon: Columns3, to: BOARD + query, isCurrent: current === 'board' },
      ]}
    />
  )
}
