import { defaultContact } from '#content/fill-contact.ts'
import type { MailState } from '#domain/email/mail-state.ts'
import type { OfficeLoad } from './office-loader.ts'

type Load = Pick<OfficeLoad, 'viewer' | 'services' | 'query' | 'orInstead'>

/** How many items of each kind the page shows; a link leads to the rest. */
const SHOWN = 5
const LEADS_SHOWN = 8
const QUESTIONS_SHOWN = 3
/** The most tasks that are shown. Tasks have no list of their own, so all of them are here. */
const MOST_TASKS = 200

/** What the owner has not set up yet. */
export type SetUpStep = 'name' | 'contact' | 'mail' | 'whatsApp' | 'hours' | 'codes'

export type TodayData = Awaited<ReturnType<typeof loadToday>>

/**
 * Loads everything that waits for the team, and what arrived since a moment. A part that can't be read is
 * null.
 */
export async function loadToday(load: Load, since: string) {
  const { viewer, services, query, orInstead } = load
  const { leads, inbox, bookings, testimonials, emails, accounts, countNew, now } = services
  const or = <T>(work: Promise<T>) => orInstead(work, null)
  const pending = { search: '', status: 'pending', sort: 'oldest', page: 1 } as const
  const { waiting, team, dead, questions, quarantined, fresh, mail, ...parts } = await allOf({
    followUps: or(leads.dueFollowUps(viewer, LEADS_SHOWN)),
    tasks: or(leads.dueTasks(viewer, query('all') === 'tasks' ? MOST_TASKS : SHOWN)),
    newLeads: or(leads.newToWork(viewer, LEADS_SHOWN)),
    chats: or(inbox.waiting(viewer, SHOWN)),
    demos: or(bookings.listDue(viewer, SHOWN)),
    waiting: or(testimonials.list(viewer, pending)),
    team: viewer.role === 'owner' ? or(accounts.listTeam(viewer)) : [],
    dead: or(Promise.all([emails.list(viewer, { status: 'dead' }), emails.countDead(viewer)])),
    questions: or(inbox.listUnanswered(viewer)),
    quarantined: or(Promise.all([leads.countQuarantined(viewer), testimonials.countQuarantined(viewer)])),
    fresh: or(countNew(viewer, since)),
    mail: or(Promise.all([emails.state(), emails.countWaiting(viewer)])),
  })
  // Anyone can create registrations with unverified addresses, so these are only on the team's page.
  const registered = team?.filter(({ status, emailVerified }) => status === 'pending' && emailVerified)
  return {
    setUp: viewer.role === 'owner' ? await loadSetUp(load, mail?.[0]) : [],
    now: now(),
    fresh: fresh && { since, ...fresh },
    mail: mail && { state: mail[0], waiting: mail[1] },
    ...parts,
    testimonials: waiting && {
      testimonials: waiting.testimonials.slice(0, SHOWN),
      total: waiting.total,
    },
    registrations: registered
      ? { registrations: registered.slice(0, SHOWN), total: registered.length }
      : null,
    /** People who can't verify their address because mail does not go out. */
    unverified:
      mail && mail[0].kind !== 'working' && team
        ? team.filter(({ status, emailVerified }) => status === 'pending' && !emailVerified).length
        : 0,
    emails: dead && { emails: dead[0].emails.slice(0, SHOWN), total: dead[1] },
    questions: questions && { groups: questions.groups.slice(0, QUESTIONS_SHOWN), total: questions.total },
    quarantined: quarantined && { leads: quarantined[0], testimonials: quarantined[1] },
  }
}

/** Waits for all parts at the same time. */
async function allOf<Parts extends object>(parts: Parts) {
  const pairs = Object.entries(parts).map(async ([name, part]) => [name, await part])
  return Object.fromEntries(await Promise.all(pairs)) as { [Name in keyof Parts]: Awaited<Parts[Name]> }
}

/** Lists the steps that are left. A step that can't be checked counts as done. */
async function loadSetUp(load: Load, mail: MailState | undefined): Promise<SetUpStep[]> {
  const { viewer, services, orInstead } = load
  const { links, bookings, accounts } = services
  const [hours, codes] = await Promise.all([
    orInstead(bookings.readAvailability(viewer), null),
    orInstead(accounts.readTwoFactor(viewer), null),
  ])
  const left: Record<SetUpStep, boolean> = {
    name: links.founder.name === '',
    contact: links.contact.email === defaultContact.email,
    mail: mail?.kind === 'none',
    whatsApp: !links.whatsAppNumber,
    hours: hours?.version === 0,
    codes: codes !== null && codes.kind !== 'on',
  }
  return (Object.keys(left) as SetUpStep[]).filter((step) => left[step])
}
