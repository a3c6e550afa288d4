import type { RouterContextProvider } from 'react-router'
import { defaultContact } from '#content/fill-contact.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { MailState } from '#domain/email/mail-state.ts'
import { servicesContext } from '../context.ts'
import { orInstead } from '../report-outage.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

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
export async function loadToday(args: Args, viewer: Viewer, since: string) {
  const { leads, inbox, bookings, testimonials, emails, accounts, countLostPaths, countNew, now } =
    args.context.get(servicesContext)
  const or = <T>(work: Promise<T>) => orInstead(args, work, null)
  const allTasks = new URL(args.request.url).searchParams.get('all') === 'tasks'
  const pending = { search: '', status: 'pending', sort: 'oldest', page: 1 } as const
  const [
    followUps,
    tasks,
    newLeads,
    chats,
    demos,
    waiting,
    team,
    dead,
    questions,
    quarantined,
    lost,
    fresh,
    mail,
  ] = await Promise.all([
    or(leads.dueFollowUps(viewer, LEADS_SHOWN)),
    or(leads.dueTasks(viewer, allTasks ? MOST_TASKS : SHOWN)),
    or(leads.newToWork(viewer, LEADS_SHOWN)),
    or(inbox.waiting(viewer, SHOWN)),
    or(bookings.listDue(viewer, SHOWN)),
    or(testimonials.list(viewer, pending)),
    viewer.role === 'owner' ? or(accounts.listTeam(viewer)) : [],
    or(Promise.all([emails.list(viewer, { status: 'dead' }), emails.countDead(viewer)])),
    or(inbox.listUnanswered(viewer)),
    or(Promise.all([leads.countQuarantined(viewer), testimonials.countQuarantined(viewer)])),
    or(countLostPaths(viewer)),
    or(countNew(viewer, since)),
    or(Promise.all([emails.state(), emails.countWaiting(viewer)])),
  ])
  // Anyone can create registrations with unverified addresses, so these are only on the team's page.
  const registered = team?.filter(({ status, emailVerified }) => status === 'pending' && emailVerified)
  return {
    setUp: viewer.role === 'owner' ? await loadSetUp(args, viewer, mail?.[0]) : [],
    now: now(),
    fresh: fresh && { since, ...fresh },
    mail: mail && { state: mail[0], waiting: mail[1] },
    followUps,
    tasks,
    newLeads,
    chats,
    demos,
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
    lostPaths: lost,
  }
}

/** Lists the steps that are left. A step that can't be checked counts as done. */
async function loadSetUp(args: Args, viewer: Viewer, mail: MailState | undefined): Promise<SetUpStep[]> {
  const { links, bookings, accounts } = args.context.get(servicesContext)
  const [hours, codes] = await Promise.all([
    orInstead(args, bookings.readAvailability(viewer), null),
    orInstead(args, accounts.readTwoFactor(viewer), null),
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
