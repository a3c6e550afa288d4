import type { ComponentProps, ReactNode } from 'react'
import { PageHeader } from '#app/ui/page-header.tsx'
import { business } from '#content/business.ts'

/** The title of the page in the browser's tab and history. */
export function Title({ children }: { children: string }) {
  return <title>{`${children} ${business.titleSuffix}`}</title>
}

type Props = ComponentProps<typeof PageHeader> & {
  /** The title in the browser's tab, if it is not that of the header. */
  name?: string | undefined
  children: ReactNode
}

/** A screen that reaches the edges of the frame, with a header that sticks to the top and names the page. */
export function Page({ name, children, ...header }: Props) {
  return (
    <div className="ui-page">
      <Title>{name ?? header.title}</Title>
      <PageHeader {...header} />
      {children}
    </div>
  )
}
