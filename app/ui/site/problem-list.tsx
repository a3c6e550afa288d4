/** Lists the problems of a form; each leads to its field. */
export function ProblemList({ problems }: { problems: [fieldId: string, text: string][] }) {
  return (
    <ul className="mt-1 list-disc pl-5">
      {problems.map(([id, text]) => (
        <li key={id}>
          <a className="link" href={`#${id}`}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
