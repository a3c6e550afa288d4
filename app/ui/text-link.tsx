import { Link, type LinkProps } from 'react-router'

type Props = LinkProps & {
  /** Makes the target high enough for a link that is not part of a sentence, without moving what is beside it. */
  isAlone?: boolean
}

/** An underlined link. */
export function TextLink({ isAlone = false, className = '', ...props }: Props) {
  return <Link {...props} className={`ui-link ${isAlone ? 'ui-link-alone' : ''} ${className}`} />
}
