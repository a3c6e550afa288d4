/** A bar beside its number, for those who see it. `share`: 0 to 1. */
export function Bar({ share }: { share: number }) {
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-2 w-full rounded-full text-(--bar-blue)"
    >
      <rect width="100" height="1" className="text-pressed" fill="currentColor" />
      <rect width={share * 100} height="1" fill="currentColor" />
    </svg>
  )
}
