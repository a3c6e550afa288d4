import { Link } from 'react-router'
import bookingDesk from '#app/pictures/booking-desk.svg'
import classKit from '#app/pictures/class-kit.svg'
import orderDesk from '#app/pictures/order-desk.svg'
import type { ProjectId } from '#content/projects.ts'
import type { Project } from './load-projects.ts'

const pictures: Record<ProjectId, string> = { bookingDesk, orderDesk, classKit }

type Props = { projects: Project[]; words: { sampleTag: string; resultsHeading: string } }

/** Lists projects with a picture, a description, the results, and a link to ask for a similar one. */
export function ProjectList({ projects, words }: Props) {
  return projects.map((project, index) => (
    <article key={project.id} className="shell project">
      <img
        src={pictures[project.id]}
        width={800}
        height={500}
        alt={project.image}
        loading={index === 0 ? 'eager' : 'lazy'}
        decoding="async"
      />
      <div>
        <p className="text-muted">
          {project.category} · {project.client}
        </p>
        <h2 className="title-2">{project.title}</h2>
        <ul className="tags">
          {project.isSample && <li className="tag text-accent">{words.sampleTag}</li>}
          {project.tags.map((tag) => (
            <li key={tag} className="tag">
              {tag}
            </li>
          ))}
        </ul>
        <p>{project.description}</p>
        <h3 className="title-3 mt-5 mb-1">{words.resultsHeading}</h3>
        <ul className="features">
          {project.results.map((result) => (
            <li key={result}>{result}</li>
          ))}
        </ul>
        <p className="mt-6 flex flex-wrap gap-3">
          <Link to={project.ask} className="btn btn-primary">
            {project.callToAction}
          </Link>
          <Link to={project.more.href} className="btn">
            {project.more.label}
          </Link>
        </p>
      </div>
    </article>
  ))
}
