/** The mark of the favicon with the name beside it. */
export function Logo({ name }: { name: string }) {
  return (
    <>
      <svg width="32" height="32" viewBox="0 0 64 64" aria-hidden="true">
        <rect width="64" height="64" rx="14" fill="#f7a81b" />
        <path
          fill="#1c1a16"
          fillRule="evenodd"
          d="M17 11h15a21 21 0 0 1 0 42H9q-2-.5-1-2l5-7V15a4 4 0 0 1 4-4zm6 11v20h9a10 10 0 0 0 0-20z"
        />
      </svg>
      {name}
    </>
  )
}
