import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { ToolGroup } from './load-tools.ts'

/** Tools and templates by whom they are for; each card leads to the tool, or to asking for it. */
export function ToolList({ groups, audience }: { groups: ToolGroup[]; audience: string }) {
  return groups.map(({ name, tools }) => (
    <section key={name} className="shell tools">
      <h2 className="title-2 mb-6">{name}</h2>
      <ul className="price-grid">
        {tools.map((tool) => (
          <li key={tool.title} className="card price-card">
            <h3 className="title-3">
              <Link to={tool.href} className="card-link">
                {tool.title}
              </Link>{' '}
              <span className="tag">{tool.tier}</span>
            </h3>
            <p className="text-muted">{tool.description}</p>
            <ul className="features">
              {tool.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <p className="text-sm text-muted">
              {audience} {tool.audience}
            </p>
            <p className="mt-auto pt-3">
              {tool.amount && <span className="amount">{tool.amount}</span>}
              {tool.beside && <span className="block text-muted">{tool.beside}</span>}
            </p>
            <p className="card-more" aria-hidden>
              {tool.action} <ArrowRight size={18} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  ))
}
