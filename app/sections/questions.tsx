import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'

type Question = { question: string; answer: string; link?: { href: string; label: string } | undefined }

/** Frequent questions with answers that unfold; the first is open. */
export function Questions({ heading, questions }: { heading: string; questions: readonly Question[] }) {
  return (
    <section className="shell zone beside questions">
      <h2 className="title-2">{heading}</h2>
      <div>
        {questions.map(({ question, answer, link }, at) => (
          <details key={question} open={at === 0}>
            <summary>
              {question} <ChevronDown size={20} aria-hidden />
            </summary>
            <p className="text-muted">
              <span>{answer}</span>{' '}
              {link && (
                <Link to={link.href} className="link">
                  {link.label}
                </Link>
              )}
            </p>
          </details>
        ))}
      </div>
    </section>
  )
}
