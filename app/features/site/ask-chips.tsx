/** Questions that open the assistant. Without scripts they link to the form. */
export function AskChips({ questions, otherwise }: { questions: string[]; otherwise: string }) {
  return (
    <p className="chips">
      {questions.map((question) => (
        <a key={question} href={otherwise} data-chat={question}>
          {question}
        </a>
      ))}
    </p>
  )
}
