type Props = { points: { title: string; text: string }[]; level?: 3 | 4 }

/** Short reasons or features, side by side where there is room. */
export function Points({ points, level = 3 }: Props) {
  const Heading = `h${level}` as const
  return (
    <ul className="points" data-count={points.length}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <Heading className="title-3">{title}</Heading>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}
