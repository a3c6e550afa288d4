/** The frame of the portal's screens: a card in the middle, with nothing around it that distracts. */
export function PortalFrame({ children }: { children: React.ReactNode }) {
  return (
    <div className="grid min-h-svh place-items-center bg-paper px-4 py-10 text-ink">
      <main id="content" className="w-full max-w-md">
        <div className="admin-card p-6 sm:p-8">{children}</div>
        <p className="mt-5 text-center">
          <a className="inline-block px-2 py-1 text-muted underline underline-offset-4" href="/home">
            Back to the website
          </a>
        </p>
      </main>
    </div>
  )
}

export function PortalTitle({ title, children }: { title: string; children?: React.ReactNode }) {
  return (
    <div className="mb-6">
      <h1>{title}</h1>
      {children && <p className="mt-2 text-muted">{children}</p>}
    </div>
  )
}
