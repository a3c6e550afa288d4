type Props = {
  words: { heading: string; before: string; after: string; pairs: { problem: string; solution: string }[] }
}

/** What is lost today, and beside it what takes its place. */
export function ProblemsSolved({ words }: Props) {
  return (
    <section className="shell band">
      <h2 className="title-2 mb-8">{words.heading}</h2>
      <table className="before-after">
        <thead>
          <tr>
            <th scope="col">{words.before}</th>
            <th scope="col">{words.after}</th>
          </tr>
        </thead>
        <tbody>
          {words.pairs.map(({ problem, solution }) => (
            <tr key={problem}>
              <td>{problem}</td>
              <td>{solution}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
