type Props = { title: string; id?: string; aside?: React.ReactNode; children: React.ReactNode }

/** A part of a page with its heading, and what stands beside that. */
export function Part({ title, id, aside, children }: Props) {
  return (
    <section id={id} className="admin-card min-w-0 p-4 sm:p-5">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
