import { Link2Off } from 'lucide-react'
import { Page } from '#app/office/page.tsx'
import { When } from '#app/office/when.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Column } from '#app/ui/table/column.ts'
import { DataTable } from '#app/ui/table/data-table.tsx'
import { formatCount } from '#domain/text/format-count.ts'
import type { listNotFoundPaths } from '#server/http/list-not-found-paths.ts'

type LostPath = Awaited<ReturnType<typeof listNotFoundPaths>>[number]

const timesOf = ({ hits }: LostPath) => (hits === 1 ? 'once' : `${formatCount(hits)} times`)

const columns: Column<LostPath>[] = [
  { id: 'path', head: 'Address', width: 'md:pl-4', cell: ({ path }) => <bdi title={path}>{path}</bdi> },
  { id: 'hits', head: 'Opened', align: 'end', width: 'md:w-32', cell: timesOf },
  { id: 'last', head: 'Last on', align: 'end', width: 'md:w-32 md:pr-4', cell: LastDay },
]

/** The addresses that visitors opened and that don't exist; each can be marked done. */
export function LostPathsScreen({ paths }: { paths: LostPath[] }) {
  return (
    <Page title="Broken links">
      <p className="max-w-prose px-4 py-2 text-muted text-small">
        Addresses that visitors opened but that don’t exist.
      </p>
      <DataTable
        label="Broken links"
        columns={columns}
        rows={paths}
        idOf={({ path }) => path}
        nameOf={({ path }) => path}
        card={(lost) => ({
          title: <bdi>{lost.path}</bdi>,
          detail: timesOf(lost),
          note: <LastDay {...lost} />,
        })}
        empty={<EmptyState icon={Link2Off} title="No broken links" />}
      />
    </Page>
  )
}

function LastDay({ last_seen_at }: Pick<LostPath, 'last_seen_at'>) {
  return (
    <span className="text-muted">
      <When at={last_seen_at} isFirst isDay />
    </span>
  )
}
