import { Form, Link } from 'react-router'
import type { PublishedFilterChoices } from './load-published.ts'

/** Filters testimonials. A button applies them, so that they work the same without scripts. */
export function PublishedFilters({ filters, action }: { filters: PublishedFilterChoices; action: string }) {
  const { words, service, rating, services, ratings, isSet } = filters
  return (
    <Form method="get" action={action} role="search" aria-label={words.label} preventScrollReset>
      <div className="filters">
        <Choice
          name="service"
          label={words.service}
          all={words.allServices}
          chosen={service}
          options={services}
        />
        <Choice name="rating" label={words.rating} all={words.allRatings} chosen={rating} options={ratings} />
        <button type="submit" className="btn">
          {words.apply}
        </button>
        {isSet && (
          <Link to={action} className="btn" preventScrollReset>
            {words.clear}
          </Link>
        )}
      </div>
    </Form>
  )
}

type ChoiceProps = {
  name: string
  label: string
  all: string
  chosen: string
  options: [value: string, label: string][]
}

function Choice({ name, label, all, chosen, options }: ChoiceProps) {
  return (
    <label>
      <span className="field-label">{label}</span>
      {/* The key mounts a new select when the address changes, such as after Back. */}
      <select key={chosen} name={name} defaultValue={chosen} className="input" autoComplete="off">
        <option value="">{all}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
