type Props = { heading: string; questions: { question: string; answer: string }[] }

/** What people ask first, answered in the open. */
export function Questions({ heading, questions }: Props) {
  return (
    <section className="shell band">
      <h2 className="title-2 mb-8">{heading}</h2>
      <dl className="points" data-count={questions.length}>
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <dt className="title-3">{question}</dt>
            <dd className="text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
