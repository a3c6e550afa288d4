import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { MoveForm } from '#app/features/bookings/office/move-form.tsx'
import * as accountRoute from '#app/routes/office/account.tsx'
import * as bookingRoute from '#app/routes/office/bookings/booking.tsx'
import * as emailsRoute from '#app/routes/office/emails/emails.tsx'
import * as leadRoute from '#app/routes/office/leads/lead.tsx'
import * as newLeadRoute from '#app/routes/office/leads/new-lead.tsx'
import * as replyRoute from '#app/routes/office/leads/reply.tsx'
import * as forgotRoute from '#app/routes/office/portal/forgot-password.tsx'
import * as portalRoute from '#app/routes/office/portal/portal.tsx'
import * as verifyRoute from '#app/routes/office/portal/verify-email.tsx'
import * as privacyRoute from '#app/routes/office/privacy.tsx'
import * as teamRoute from '#app/routes/office/team.tsx'
import * as myDataRoute from '#app/routes/site/my-data.tsx'
import { business } from '#content/business.ts'
import type { MailState } from '#domain/email/mail-state.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { buildLeadRow } from '#tests/support/records/seed-leads.ts'
import { callRoute, postForm, setUpRoute } from '#tests/support/requests/call-routes.ts'

const NOW = '2026-11-21T10:00:00.000Z'
const states = {
  working: { kind: 'working' },
  none: { kind: 'none' },
  failing: { kind: 'failing', since: '2026-11-21T01:57:00.000Z', reason: 'the mail server refused it' },
} satisfies Record<string, MailState>
type Kind = keyof typeof states

const owner = buildViewer({ role: 'owner' })
const lead = buildLeadRow({ name: 'Asha', status: 'won' })
const waiting = { id: 'u1', name: 'Meera', email: 'm@example.test', role: 'member', status: 'pending' }

/** Draws the form that the page of a booking opens by a button. */
const MovePage = ({ loaderData: { booking, free, mail } }: Parameters<typeof bookingRoute.default>[0]) => (
  <MoveForm name="Asha" email={booking.email} version={1} free={free} mail={mail} onDone={() => {}} />
)

const setUp = (mail: Kind, who: 'owner' | 'nobody' = 'owner') =>
  setUpRoute({
    viewer: who === 'owner' ? owner : undefined,
    service: 'emails',
    answers: { state: states[mail], countWaiting: 12, countDead: 0, list: { emails: [], older: undefined } },
    others: {
      accounts: {
        hasPasskeys: false,
        listSessions: async () => [],
        listInvitations: async () => [],
        listTeam: async () => [{ ...waiting, emailVerified: false, registeredAt: NOW, lastSignedInAt: null }],
        changeMembership: async () => ({ kind: 'changed' }),
        resendVerification: async () => ({ kind: 'sent', name: 'Meera', url: 'https://site.test/verify' }),
        askForNewEmail: async () => ({ kind: 'asked' }),
        verifyEmail: async () => 'verified',
      },
      leads: {
        prepareReply: async () => ({
          ...{ lead, isDue: false, subject: '', text: '', templates: [], templateId: '' },
          ...{ canDraft: false, withdrawnAt: null },
          ...{ emails: [{ value: lead.email, text: lead.email }], phones: [] },
        }),
        sendReply: async () => ({ kind: 'sent', changeId: undefined }),
        add: async () => ({ kind: 'added', leadId: lead.id, mailed: true }),
        get: async () => ({ lead, withdrawnAt: null }),
      },
      testimonials: { request: async () => ({ kind: 'requested' }), requestOfLead: async () => undefined },
      bookings: {
        get: async () => ({
          booking: {
            ...{
              id: 'DEMO-1',
              name: 'Asha',
              email: 'asha@example.test',
              phone: '',
              company: '',
              message: '',
            },
            ...{ service: 'ai-chatbots', status: 'booked', sequence: 0, notes: '' },
            createdAt: NOW,
            ...{ startsAt: '2026-11-23T10:00:00.000Z', endsAt: '2026-11-23T10:30:00.000Z' },
          },
          ...{ isChangeable: true, isOver: false, activities: [], emails: [] },
          free: { days: [], timeZone: 'Asia/Kolkata' },
        }),
      },
      privacy: { search: async () => undefined, askForLink: async () => ({ kind: 'no-mail' }) },
      links: {
        ...{ siteUrl: 'https://site.test', social: [] },
        contact: { email: business.contactEmail, place: 'Delhi, India' },
      },
      now: () => NOW,
    },
  })

type Route = { loader: unknown; default: unknown }

/** The text of a route's page, as its loader feeds it. */
async function read(route: Route, path: string, given: ReturnType<typeof setUp>, actionData?: unknown) {
  const answer = await callRoute(route.loader, given, new Request(`https://site.test${path}`), {
    id: lead.id,
  })
  const loaderData = (answer as { data?: unknown }).data ?? answer
  const Screen = route.default as ComponentType<{ loaderData: unknown; actionData: unknown }>
  const Stub = createRoutesStub([
    { path: '*', Component: () => <Screen loaderData={loaderData} actionData={actionData} /> },
  ])
  return renderToString(<Stub initialEntries={[path]} hydrationData={{ actionData: { 0: actionData } }} />)
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

const portal = '/del-admin-portal-2025'
const later = {
  none: 'It will be sent once e-mail is set up.',
  failing: 'It will be sent once e-mail works again.',
}

test.each<[string, Route, string, Record<Kind, string>, 'nobody'?]>([
  [
    'a registration',
    portalRoute,
    `${portal}?tab=register&done=registered`,
    {
      working: 'Please check your email to verify your account.',
      none: 'E-mail is not set up here, so the link that verifies your address was not sent.',
      failing: 'The link that verifies your address will be sent later.',
    },
    'nobody',
  ],
  [
    'a forgotten password',
    forgotRoute,
    `${portal}/forgot-password?sent=1`,
    {
      working: 'If that address has an account, a link is on its way.',
      none: 'If that address has an account, the owner finds the link under E-mails',
      failing: 'If that address has an account, the owner finds the link under E-mails',
    },
    'nobody',
  ],
  [
    'an address that is verified',
    verifyRoute,
    `${portal}/verify-email?done=verified`,
    {
      working: 'The owner has been told.',
      none: 'No mail can be sent at the moment',
      failing: 'No mail can be sent at the moment',
    },
    'nobody',
  ],
  [
    'a new address',
    accountRoute,
    '/del-admin-dashboard/account',
    {
      working: 'We send a confirmation link there.',
      none: 'find the confirmation link under E-mails',
      failing: 'find the confirmation link under E-mails',
    },
  ],
  [
    'a member who cannot verify their address',
    teamRoute,
    '/del-admin-dashboard/team',
    { working: 'Send the link again', none: 'Show the link', failing: 'Show the link' },
  ],
  [
    'a reply that is being written',
    replyRoute,
    `/del-admin-dashboard/leads/${lead.id}/reply`,
    { working: '', none: later.none, failing: later.failing },
  ],
  [
    'a demo that may be moved',
    { ...bookingRoute, default: MovePage },
    '/del-admin-dashboard/bookings/DEMO-1',
    { working: 'get an e-mail with the new time', none: later.none, failing: later.failing },
  ],
  [
    'a person’s own data',
    privacyRoute,
    '/del-admin-dashboard/privacy',
    {
      working: 'with a link that is mailed to them',
      none: '',
      failing: '',
    },
  ],
  [
    'the outbox',
    emailsRoute,
    '/del-admin-dashboard/emails',
    {
      working: '',
      none: 'E-mail isn’t set up 12 e-mails wait Set up E-mails are saved and will be sent once e-mail is set up.',
      failing: 'E-mail isn’t going out 12 e-mails wait Why Since 7:27 am: the mail server refused it.',
    },
  ],
])('%s is told the truth about the mail', async (_what, route, path, said, who) => {
  for (const kind of Object.keys(states) as Kind[]) {
    const text = await read(route, path, setUp(kind, who))
    expect(text).toContain(said[kind])
    for (const other of Object.keys(said) as Kind[]) {
      if (said[other] && !said[kind].includes(said[other])) expect(text).not.toContain(said[other])
    }
  }
})

test.each<[Kind, string, string, string, string]>([
  [
    'working',
    'The mail is on its way',
    'Asked for a testimonial',
    'The customer gets an e-mail that confirms the request.',
    'A mail tells them.',
  ],
  [
    'none',
    `Saved. ${later.none}`,
    `The request is saved. ${later.none}`,
    `The e-mail to the customer is saved. ${later.none}`,
    `The mail that tells them is saved. ${later.none}`,
  ],
  [
    'failing',
    `Saved. ${later.failing}`,
    `The request is saved. ${later.failing}`,
    `The e-mail to the customer is saved. ${later.failing}`,
    `The mail that tells them is saved. ${later.failing}`,
  ],
])(
  'while mail is %s, what the team does is answered with the truth',
  async (kind, reply, asked, added, approved) => {
    const leads = '/del-admin-dashboard/leads'
    const post = (route: { action: unknown }, path: string, fields: Record<string, string>) =>
      callRoute(route.action, setUp(kind), postForm(`https://site.test${path}`, fields), { id: lead.id })
    const sent = await post(replyRoute, `${leads}/${lead.id}/reply`, { intent: 'send' })
    expect(sent).toMatchObject({ data: { message: reply } })
    const request = await post(leadRoute, `${leads}/${lead.id}`, { intent: 'request-testimonial' })
    expect(request).toMatchObject({ data: { message: asked } })
    expect(await post(newLeadRoute, `${leads}/new`, { intent: 'add', name: 'Asha' })).toMatchObject({
      data: { description: added },
    })
    const approve = { intent: 'approve', userId: 'u1' }
    expect(await post(teamRoute, '/del-admin-dashboard/team', approve)).toMatchObject({
      data: { description: approved },
    })
    const changed = { intent: 'change-email' }
    expect(await post(accountRoute, '/del-admin-dashboard/account', changed)).toMatchObject({
      data: { message: kind === 'working' ? 'Check the new mailbox' : 'The link was not sent' },
    })
  },
)

test('the owner is shown the link that verifies an address, to hand over', async () => {
  const given = setUp('none')
  const path = '/del-admin-dashboard/team'
  const answer = await callRoute(
    teamRoute.action,
    given,
    postForm(`https://site.test${path}`, { intent: 'resend', userId: 'u1' }),
  )
  const { data } = answer as { data: unknown }
  expect(data).toMatchObject({ link: { name: 'Meera', url: 'https://site.test/verify' } })
  expect(await read(teamRoute, path, given, data)).toContain('Give this link to Meera')
})

test('visitors are offered the form for their own data only where mail is set up', async () => {
  const page = (kind: Kind) => read(myDataRoute, '/my-data?done=sent', setUp(kind, 'nobody'))
  const [working, none, failing] = await Promise.all([page('working'), page('none'), page('failing')])
  expect(working).toContain('Email me the link')
  expect(working).toContain('Check your email')
  expect(none).not.toContain('Email me the link')
  expect(none).not.toContain('Check your email')
  expect(none).not.toContain('we mail a link')
  expect(none).toContain(`Write to ${business.contactEmail}`)
  // The page is cached, so it does not change while mail fails; its form says it then.
  expect(failing).toBe(working)
  const answer = await callRoute(
    myDataRoute.action,
    setUp('failing', 'nobody'),
    postForm('https://site.test/my-data', { email: 'asha@example.test' }),
  )
  expect(answer).toMatchObject({ data: { problem: 'noMail' }, init: { status: 503 } })
})
