import { Link } from 'react-router'
import answerDesk from '#app/pictures/product-answer-desk.svg'
import classKit from '#app/pictures/product-class-kit.svg'
import smartSchool from '#app/pictures/product-smart-school.svg'
import songSketcher from '#app/pictures/product-song-sketcher.svg'
import type { ProductId } from '#content/products.ts'
import type { Product } from './load-products.ts'

const pictures: Record<ProductId, string> = { answerDesk, classKit, songSketcher, smartSchool }

/** Products with how far each is; those that have a page lead to it. */
export function ProductList({ products }: { products: Product[] }) {
  return (
    <ul className="price-grid">
      {products.map(({ id, title, description, features, image, status, url }) => (
        <li key={id} className="card price-card product">
          <img
            src={pictures[id]}
            width={400}
            height={300}
            alt={image}
            loading={id === 'answerDesk' ? 'eager' : 'lazy'}
            decoding="async"
          />
          <h3 className="title-3">
            {url ? (
              <Link to={url} className="card-link">
                {title}
              </Link>
            ) : (
              title
            )}
          </h3>
          <p className="text-muted">{description}</p>
          <ul className="features">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <p className="mt-auto pt-3">
            <span className="tag">{status}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
