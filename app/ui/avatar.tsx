const hues = [
  'bg-[light-dark(#e3ecf8,#22324a)] text-[light-dark(#2b4f83,#b2cbf0)]',
  'bg-[light-dark(#e0efe2,#1e3827)] text-[light-dark(#295f3d,#a4d9b6)]',
  'bg-[light-dark(#f7e6dc,#43291e)] text-[light-dark(#85432a,#efbfa7)]',
  'bg-[light-dark(#f3e6ee,#3d2735)] text-[light-dark(#7a3a62,#e5b6d3)]',
  'bg-[light-dark(#ddeeed,#1c3637)] text-[light-dark(#1f5d5f,#9cd5d4)]',
]
const sizes = {
  small: 'size-5 text-[0.5938rem]',
  medium: 'size-8 text-xs',
  large: 'size-10 text-sm',
}

type Props = {
  name: string
  size?: keyof typeof sizes
  /** Members of the team are round. */
  isMember?: boolean
}

/** The initials of a name on a colour that stays the same for that name. Its name must stand beside it. */
export function Avatar({ name, size = 'small', isMember = false }: Props) {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return (
    <span
      aria-hidden="true"
      data-initials={initialsOf(name)}
      className={`inline-grid flex-none place-items-center align-middle font-[620] leading-none before:content-[attr(data-initials)] ${sizes[size]} ${hues[sum % hues.length]} ${isMember ? 'rounded-full' : 'rounded-[28%]'}`}
    />
  )
}

/** Returns one or two initials, without marks that need the letters beside them. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  )
  return letters.join('').toUpperCase()
}
