import { Check, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Icon, smallIcon } from './icon.ts'
import type { Tone } from './tone.ts'

const tones: Record<Tone, { surface: string; colour: string; icon: Icon }> = {
  neutral: { surface: 'bg-grey-soft', colour: 'text-grey', icon: Info },
  blue: { surface: 'bg-blue-soft', colour: 'text-blue', icon: Info },
  green: { surface: 'bg-green-soft', colour: 'text-green', icon: Check },
  amber: { surface: 'bg-amber-soft', colour: 'text-amber', icon: TriangleAlert },
  red: { surface: 'bg-red-soft', colour: 'text-red', icon: TriangleAlert },
}

type Props = {
  tone?: Tone
  icon?: Icon
  /** A small button at the right. */
  action?: ReactNode
  /** `status` or `alert` if it appears after the page has loaded. */
  role?: 'status' | 'alert'
  children: ReactNode
}

/** A message about the whole screen that stays until its cause is gone. */
export function Banner({ tone = 'neutral', icon, action, role, children }: Props) {
  const { surface, colour, icon: usual } = tones[tone]
  const Icon = icon ?? usual
  return (
    <div
      role={role}
      className={`flex min-h-10 items-center gap-2.5 rounded-lg py-1.5 pr-2 pl-3 text-small forced-colors:border ${surface}`}
    >
      <Icon {...smallIcon} className={`flex-none ${colour}`} />
      <p className="min-w-0 flex-1">{children}</p>
      {action}
    </div>
  )
}
