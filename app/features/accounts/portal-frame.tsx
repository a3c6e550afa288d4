import type { ReactNode } from 'react'
import { Title } from '#app/office/page.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

/** The frame of the portal's screens: a card in the middle of the page. */
export function PortalFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-svh place-items-center bg-paper px-4 py-10">
      <Title>Admin</Title>
      <main id="content" className="grid w-full max-w-md justify-items-center gap-3">
        <Card className="w-full sm:p-3">
          <div className="grid gap-5">{children}</div>
        </Card>
        <TextLink isAlone to="/home" reloadDocument className="text-muted">
          Back to the website
        </TextLink>
      </main>
    </div>
  )
}

type TitleProps = { title: string; children?: ReactNode }

export function PortalTitle({ title, children }: TitleProps) {
  return (
    <div>
      <h1>{title}</h1>
      {children ? <p className="mt-1 text-muted">{children}</p> : null}
    </div>
  )
}

/** A link below the form of a portal screen. */
export function PortalLink({ to, children }: { to: string; children: string }) {
  return (
    <p className="text-center">
      <TextLink isAlone to={to}>
        {children}
      </TextLink>
    </p>
  )
}
