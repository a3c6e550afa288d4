import { ChoiceLink, type ChoiceTarget } from './choice-link.tsx'
import { type Icon, smallIcon } from './icon.ts'

type Segment = ChoiceTarget & { label: string; icon?: Icon }

const classes =
  'relative inline-flex min-h-8 cursor-pointer items-center justify-center gap-1.5 rounded-md px-2 font-[550] text-muted text-small hover:text-ink aria-[current=true]:bg-(--segment) aria-[current=true]:text-ink aria-[current=true]:shadow-(--shadow-low) aria-pressed:bg-(--segment) aria-pressed:text-ink aria-pressed:shadow-(--shadow-low) max-md:after:absolute max-md:after:-inset-y-1.5 max-md:after:inset-x-0 md:min-h-7 md:px-2.5'

/** A choice between a few looks of the same thing, by links or by buttons. */
export function Segments({ label, segments }: { label: string; segments: readonly Segment[] }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div
      role="group"
      aria-label={label}
      className="inline-flex gap-0.5 rounded-lg bg-pressed p-0.5 [--segment:light-dark(#fff,#454c57)]"
    >
      {segments.map(({ label, icon: Icon, ...target }) => (
        <ChoiceLink key={label} target={target} current="true" className={classes}>
          {Icon ? <Icon {...smallIcon} /> : null}
          {label}
        </ChoiceLink>
      ))}
    </div>
  )
}
