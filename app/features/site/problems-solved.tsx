import { BeforeAfter } from '#app/sections/before-after.tsx'
import { Bill } from '#app/sections/bill.tsx'

type Props = {
  words: {
    heading: string
    lead: string
    bill: [label: string, amount: string][]
    before: string
    after: string
    pairs: { before: string; after: string }[]
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
        <BeforeAfter {...words} />
      </div>
    </section>
  )
}
