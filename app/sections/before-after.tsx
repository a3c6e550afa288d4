type Props = { before: string; after: string; pairs: { before: string; after: string }[] }

/** Pairs of what is and what will be, side by side. */
export function BeforeAfter({ before, after, pairs }: Props) {
  return (
    <table className="before-after">
      <thead>
        <tr>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <tr key={pair.before}>
            <td>{pair.before}</td>
            <td>{pair.after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
