import { ArrowLeft, CalendarPlus, GitMerge, Pencil, StickyNote, Trash2 } from 'lucide-react'
import { ConsentWithdrawn } from '#app/office/consent.tsx'
import { contactIcons, contactLinks } from '#app/office/contact-links.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { IconLink } from '#app/ui/icon-button.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#app/ui/overlay/menu.tsx'
import { leadSourceWords, wordFor } from '#content/office/lead-words.ts'
import type { TeamMember } from '#server/accounts/team/team-members.ts'
import type { NextLead } from '#server/leads/list/next-lead.ts'
import { useLastList } from '../list/last-list.ts'
import { bookAddress, leadAddress } from '../paths.ts'
import type { FullLead } from './lead-facts.tsx'
import { LeadProperties } from './lead-properties.tsx'
import { NextInQueue } from './next-in-queue.tsx'

type Props = {
  lead: FullLead
  members: TeamMember[]
  now: string
  /** When consent was withdrawn. Then there are no links to call or write. */
  withdrawnAt: string | null
  next: NextLead | null
  queue: string | null
  onCall: () => void
  onNote: () => void
  onDelete: () => void
}

/** The head of a lead's page: who it is, what can be done, and the properties. It stays in sight on desktops. */
export function LeadHead(props: Props) {
  const { lead, members, now, withdrawnAt, next, queue, onCall, onNote, onDelete } = props
  const list = useLastList()
  const source = wordFor(leadSourceWords, lead.source)
  return (
    <div className="lead-head top-(--below-header) z-5 border-line border-b bg-paper max-sm:contents sm:sticky">
      <div className="flex min-h-14 items-center gap-2 px-2 py-1.5 max-sm:sticky max-sm:top-(--below-header) max-sm:z-5 max-sm:border-line max-sm:border-b max-sm:bg-paper">
        <IconLink icon={ArrowLeft} label={list.label} to={list.to} onClick={list.onClick} />
        <span className="max-sm:hidden">
          <Avatar name={lead.name} size="medium" />
        </span>
        <div className="min-w-0 flex-1">
          <h1 className="line-clamp-2 text-base leading-5.5 [overflow-wrap:anywhere] sm:line-clamp-1">
            {lead.name}
          </h1>
          <p className="truncate text-muted text-small">
            <bdi>{lead.company}</bdi>
            {lead.company && source ? ' · ' : null}
            {source}
          </p>
        </div>
        <NextInQueue next={next} />
        <div className="lead-bar flex items-center gap-2 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-[var(--bar,0px)] max-sm:z-8 max-sm:border-line max-sm:border-t max-sm:bg-card max-sm:p-2">
          {withdrawnAt ? (
            <ConsentWithdrawn at={withdrawnAt} />
          ) : (
            <ContactLinks lead={lead} queue={queue} onCall={onCall} />
          )}
          <Button icon={StickyNote} className="max-sm:flex-1 max-sm:px-2 sm:hidden" onClick={onNote}>
            Note
          </Button>
        </div>
        <LeadMenu lead={lead} onDelete={onDelete} />
      </div>
      <LeadProperties lead={lead} members={members} now={now} />
    </div>
  )
}

const looks = {
  call: { words: 'Call', className: 'max-sm:order-first' },
  whatsApp: {
    words: <span className="max-[22.5rem]:sr-only">WhatsApp</span>,
    className: '[&>svg]:text-leaf',
  },
  email: {
    words: (
      <>
        Reply<span className="sr-only"> by e-mail</span>
      </>
    ),
    className: '',
  },
}

/** The links to a lead, the best one last and marked. */
function ContactLinks({ lead, queue, onCall }: Pick<Props, 'lead' | 'queue' | 'onCall'>) {
  const replyTo = (by: string) => leadAddress(lead.id, '/reply', { by, queue })
  const links = contactLinks({ ...lead, replyTo })
  links.sort((a, b) => Number(a.kind === 'call') - Number(b.kind === 'call'))
  return links.map(({ kind, link }, index) => (
    <ButtonLink
      key={kind}
      {...link}
      icon={contactIcons[kind]}
      variant={index === links.length - 1 ? 'primary' : 'default'}
      className={`max-sm:flex-1 max-sm:px-2 ${looks[kind].className}`}
      onClick={kind === 'call' ? onCall : undefined}
    >
      {looks[kind].words}
    </ButtonLink>
  ))
}

function LeadMenu({ lead, onDelete }: Pick<Props, 'lead' | 'onDelete'>) {
  return (
    <Menu label={`More actions for ${lead.name}`}>
      <MenuLink icon={Pencil} to={leadAddress(lead.id, '/edit')}>
        Edit
      </MenuLink>
      <MenuLink icon={CalendarPlus} to={bookAddress(lead.id)}>
        Book a demo
      </MenuLink>
      <MenuLink icon={GitMerge} to={leadAddress(lead.id, '/merge')}>
        Merge with another lead
      </MenuLink>
      <MenuSeparator />
      <MenuItem icon={Trash2} danger onClick={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  )
}
