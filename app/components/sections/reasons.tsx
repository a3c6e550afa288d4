/** Reasons below each other, separated by hairlines. */
export function Reasons({ points }: { points: { title: string; text: string }[] }) {
  return (
    <ul className="reasons" data-count={points.length}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3 className="title-3">{title}</h3>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}
