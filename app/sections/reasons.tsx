type Props = { reasons: { title: string; text: string }[] }

/** Reasons with a bold title and a sentence each, separated by hairlines. */
export function Reasons({ reasons }: Props) {
  return (
    <ul className="reasons">
      {reasons.map(({ title, text }) => (
        <li key={title}>
          <h3 className="title-3">{title}</h3>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}
