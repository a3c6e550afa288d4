/** A bar for those who see bars; the number stands beside it. `share`: 0 to 1. */
export function Bar({ share }: { share: number }) {
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className="mt-1 h-1.5 w-full text-accent"
      aria-hidden="true"
    >
      <rect width="100" height="1" className="fill-line" />
      <rect width={share * 100} height="1" fill="currentColor" />
    </svg>
  )
}
