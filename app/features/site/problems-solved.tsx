import { Bill } from '#app/sections/bill.tsx'

type Props = {
  words: {
    heading: string
    lead: string
    bill: [label: string, amount: string][]
    before: string
    after: string
    pairs: { problem: string; solution: string }[]
  }
}

/** The calculated cost of missed messages, and what changes. */
export function ProblemsSolved({ words }: Props) {
  return (
    <section className="shell band">
      <h2 className="title-2">{words.heading}</h2>
      <p className="lead mt-3 mb-8">{words.lead}</p>
      <div className="beside bill-beside">
        <Bill rows={words.bill.map(([label, value]) => ({ label, value }))} />
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
      </div>
    </section>
  )
}
