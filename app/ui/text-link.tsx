import { Link, type LinkProps } from 'react-router'

type Props = LinkProps & {
  /** Makes the target high enough for a link that is not part of a sentence. */
  isAlone?: boolean
}

/** An underlined link. */
export function TextLink({ isAlone = false, className = '', ...props }: Props) {
  const alone = isAlone ? 'inline-flex min-h-11 items-center md:min-h-6' : ''
  return <Link {...props} className={`ui-link ${alone} ${className}`} />
}
