import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'

type Question = { question: string; answer: string; link?: { href: string; label: string } | undefined }

type Props = {
  heading: string
  questions: readonly Question[]
  /** The link that opens the assistant. */
  ask: { label: string; href: string }
}

/** Frequent questions with answers that unfold; the first is open. */
export function Questions({ heading, questions, ask }: Props) {
  return (
    <section className="shell zone beside questions">
      <div>
        <h2 className="title-2">{heading}</h2>
        <a href={ask.href} data-chat="" className="btn mt-4">
          {ask.label}
        </a>
      </div>
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
