import { OutwardLink } from '#app/components/ui/outward-link.tsx'

type Action = { label: string; href: string; newTab: boolean }

type Props = {
  actions: {
    quote: Action
    demo: Action
    whatsApp?: Action | undefined
    pay?: Action | undefined
    newTab: string
  }
  /** Also the ways to pay, for those who have their quote. */
  withPayment?: boolean
  /** Only the ways to talk, beside another first step. */
  only?: 'talk'
}

/** What to do next: the quote first, then a demo, a chat, and the payment where they are set up. */
export function CallToAction({ actions, withPayment = false, only }: Props) {
  const { quote, demo, whatsApp, pay, newTab } = actions
  const row: [string, Action | undefined][] = [
    ['btn btn-primary', only ? undefined : quote],
    ['btn', demo],
    ['btn btn-leaf', whatsApp],
    ['btn', withPayment ? pay : undefined],
  ]
  return row.map(
    ([className, action]) =>
      action && (
        <OutwardLink
          key={action.label}
          href={action.href}
          newTab={action.newTab}
          note={newTab}
          className={className}
        >
          {action.label}
        </OutwardLink>
      ),
  )
}
