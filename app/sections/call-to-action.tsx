import { ExternalLink } from '#app/ui/site/external-link.tsx'

type Action = { label: string; href: string; newTab: boolean }

type Props = {
  actions: {
    quote: Action
    demo: Action
    whatsApp?: Action | undefined
    pay?: Action | undefined
    newTab: string
  }
  /** Whether to offer payment, for visitors who have their quote. */
  withPayment?: boolean
  /** Shows only the ways to talk, next to another primary link. */
  only?: 'talk'
}

/** Links for what to do next: the quote first, then a demo, WhatsApp and payment if they are set up. */
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
        <ExternalLink
          key={action.label}
          href={action.href}
          newTab={action.newTab}
          note={newTab}
          className={className}
        >
          {action.label}
        </ExternalLink>
      ),
  )
}
