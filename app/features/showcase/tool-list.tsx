import { Drawing } from '#app/sections/pictures/drawing.tsx'
import { ExternalLink } from '#app/ui/site/external-link.tsx'
import type { Tool, ToolGroup } from './load-tools.ts'

type CardProps = {
  tool: Tool
  audience: string
  newTab: string
  /** Whether it is at the top of the page, beside its link. */
  isFirst?: boolean
}

/** What a tool does and for whom, its pricing tier or price, and its link. */
export function ToolCard({ tool, audience, newTab, isFirst = false }: CardProps) {
  const Card = isFirst ? 'div' : 'li'
  const Heading = isFirst ? 'h2' : 'h3'
  return (
    <Card className="card price-card product">
      <Drawing name={`tools/${tool.id}`} width={400} height={225} alt="" isFirst={isFirst} />
      <div>
        <Heading className="title-3">
          {tool.title} {(isFirst || tool.amount !== tool.tier) && <span className="tag">{tool.tier}</span>}
        </Heading>
        <p className="text-sm text-muted">
          {audience} {tool.audience}
        </p>
      </div>
      <p className="text-muted">{tool.description}</p>
      <ul className="ticks mb-4">
        {tool.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {!isFirst && (
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
      )}
    </Card>
  )
}

type Props = { groups: ToolGroup[]; audience: string; newTab: string }

/** Lists tools and templates by audience. Each card links to the tool, or to the form that asks for it. */
export function ToolList({ groups, ...words }: Props) {
  return groups.map(({ name, tools }) => (
    <section key={name} className="shell tools">
      <h2 className="title-2 mb-6">{name}</h2>
      <ul className="price-grid">
        {tools.map((tool) => (
          <ToolCard key={tool.id} tool={tool} {...words} />
        ))}
      </ul>
    </section>
  ))
}
