import { Drawing } from '#app/sections/pictures/drawing.tsx'
import { ExternalLink } from '#app/ui/site/external-link.tsx'
import type { ToolGroup } from './load-tools.ts'

type Props = { groups: ToolGroup[]; audience: string; newTab: string }

/** Lists tools and templates by audience. Each card links to the tool, or to the form that asks for it. */
export function ToolList({ groups, audience, newTab }: Props) {
  return groups.map(({ name, tools }) => (
    <section key={name} className="shell tools">
      <h2 className="title-2 mb-6">{name}</h2>
      <ul className="price-grid products">
        {tools.map((tool) => (
          <li key={tool.id} className="card price-card product">
            <Drawing name={`tools/${tool.id}`} width={400} height={225} alt="" />
            <p>
              <span className="tag">{tool.tier}</span>
            </p>
            <h3 className="title-3">{tool.title}</h3>
            <p className="text-sm text-muted">
              {audience} {tool.audience}
            </p>
            <p className="text-muted">{tool.description}</p>
            <ul className="ticks mb-4">
              {tool.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
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
          </li>
        ))}
      </ul>
    </section>
  ))
}
