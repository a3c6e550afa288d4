/** Keys as they stand on a keyboard: each alternative by itself, those pressed one after the other side by side. */
export function Keys({ keys }: { keys: string[] }) {
  return keys.map((combination, i) => (
    <span key={combination} className="whitespace-nowrap">
      {i > 0 ? <span className="sr-only">or </span> : null}
      {combination.split(' ').map((key) => (
        <kbd
          key={key}
          className="mr-1.5 inline-block min-w-6 rounded border border-edge bg-sunk px-1.5 text-center text-ink"
        >
          {key}
        </kbd>
      ))}
    </span>
  ))
}
