import { Link } from 'react-router'
import { Drawing } from '#app/sections/pictures/drawing.tsx'
import { ExternalLink } from '#app/ui/site/external-link.tsx'
import type { Product } from './load-products.ts'

/** Lists products with their status, the price they start at, and links to ask for them and to visit them. */
export function ProductList({ products, newTab }: { products: Product[]; newTab: string }) {
  return (
    <ul className="price-grid">
      {products.map(({ id, title, description, features, image, status, ask, visit, price }) => (
        <li key={id} className="card price-card product">
          <Drawing
            name={`products/${id}`}
            width={400}
            height={300}
            alt={image}
            isFirst={id === 'answerDesk'}
          />
          <p>
            <span className="tag">{status}</span>
          </p>
          <h3 className="title-3">{title}</h3>
          <p className="text-muted">{description}</p>
          <ul className="ticks mb-4">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <p className="card-foot">
            {visit && (
              <ExternalLink href={visit.href} newTab note={newTab} className="link">
                {visit.label}
              </ExternalLink>
            )}
            {price && <b>{price}</b>}
            <Link to={ask.href} rel="nofollow" className="btn">
              {ask.label} <span className="sr-only">({title})</span>
            </Link>
          </p>
        </li>
      ))}
    </ul>
  )
}
