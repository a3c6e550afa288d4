import type { ReactNode } from 'react'
import { Drawing } from '#app/sections/pictures/drawing.tsx'
import { ExternalLink } from '#app/ui/site/external-link.tsx'
import type { Tool, ToolGroup } from './load-tools.ts'

type CardProps = {
  tool: Tool
  audience: string
  level?: 2 | 3
  /** Whether it is visible without scrolling. */
  isFirst?: boolean
  children?: ReactNode
}

/** What a tool does, for whom, and its pricing tier, unless the price below says the same. */
export function ToolCard({ tool, audience, level = 3, isFirst = false, children }: CardProps) {
  const Heading = `h${level}` as const
  const isFree = tool.tier === tool.amount
  return (
    <>
      <Drawing name={`tools/${tool.id}`} width={400} height={225} alt="" isFirst={isFirst} />
      <div>
        <Heading className="title-3">
          {tool.title} {!(isFree && children) && <span className="tag">{tool.tier}</span>}
        </Heading>
        <p className="text-sm text-muted">
          {audience} {tool.audience}
        </p>
      </div>
      <p className="text-muted">{tool.description}</p>
      <ul className="ticks">
        {tool.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {children}
    </>
  )
}

type Props = { groups: ToolGroup[]; audience: string; newTab: string }

/** Lists tools and templates by audience. Each card links to the tool, or to the form that asks for it. */
export function ToolList({ groups, audience, newTab }: Props) {
  return groups.map(({ name, tools }) => (
    <section key={name} className="shell tools">
      <h2 className="title-2 mb-6">{name}</h2>
      <ul className="price-grid">
        {tools.map((tool) => (
          <li key={tool.id} className="card price-card product">
            <ToolCard tool={tool} audience={audience}>
              <div className="card-foot">
                <p className="price-of">
                  {tool.amount && <span className="amount">{tool.amount}</span>} <span>{tool.beside}</span>
                </p>
                <ExternalLink
                  href={tool.href}
                  newTab={tool.isOutward}
                  note={newTab}
                  className={tool.isLive ? 'btn btn-primary' : 'btn'}
                >
                  <span>{tool.action}</span> <span className="sr-only">({tool.title})</span>
                </ExternalLink>
              </div>
            </ToolCard>
          </li>
        ))}
      </ul>
    </section>
  ))
}
