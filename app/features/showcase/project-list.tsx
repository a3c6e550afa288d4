import { Link } from 'react-router'
import { Drawing } from '#app/sections/pictures/drawing.tsx'
import type { Project } from './load-projects.ts'

type Props = { projects: Project[]; words: { sampleTag: string; resultsHeading: string } }

/** Lists projects with a picture, a description, the results, and a link to ask for a similar one. */
export function ProjectList({ projects, words }: Props) {
  return projects.map((project, index) => (
    <article key={project.id} className="shell project">
      <Drawing
        name={`projects/${project.id}`}
        width={640}
        height={480}
        alt={project.image}
        isFirst={index === 0}
      />
      <div>
        <p className="mb-2 text-muted">
          {project.isSample && <span className="tag text-accent">{words.sampleTag}</span>} {project.category}{' '}
          · {project.client}
        </p>
        <h2 className="title-2">{project.title}</h2>
        <ul className="tags">
          {project.tags.map((tag) => (
            <li key={tag} className="tag">
              {tag}
            </li>
          ))}
        </ul>
        <p className="mt-2">{project.description}</p>
        <h3 className="sr-only">{words.resultsHeading}</h3>
        <ul className="ticks mt-4">
          {project.results.map((result) => (
            <li key={result}>{result}</li>
          ))}
        </ul>
        <p className="actions mt-6">
          <Link to={project.ask} className="btn">
            {project.callToAction}
          </Link>
          <Link to={project.more.href} className="link self-center">
            {project.more.label}
          </Link>
        </p>
      </div>
    </article>
  ))
}
