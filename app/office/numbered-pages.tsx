import { Pagination } from '#app/ui/table/pagination.tsx'
import { formatCount } from '#domain/text/format-count.ts'

type Props = { page: number; pages: number; addressOf: (page: number) => string }

/** Links to the pages beside this one of a list with numbered pages. */
export function NumberedPages({ page, pages, addressOf }: Props) {
  return (
    <Pagination
      newer={page > 1 ? addressOf(Math.min(page - 1, pages)) : undefined}
      older={page < pages ? addressOf(page + 1) : undefined}
      words={{ newer: 'Previous', older: 'Next' }}
    >
      {`Page ${formatCount(page)} of ${formatCount(pages)}`}
    </Pagination>
  )
}
