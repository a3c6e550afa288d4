import { expect, test } from 'vitest'
import { judgeMail, type WaitingMail } from './mail-state.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
const at = (time: string) => `2026-11-21T${time}:00.000Z`
const refused = 'the mail server refused the connection'
const mail = (dueAt: string, triedAt: string, to = 'asha@example.test', error = refused): WaitingMail => ({
  ...{ to, error },
  dueAt: at(dueAt),
  triedAt: at(triedAt),
})
const other = 'ravi@example.test'
const failingSince = (time: string, reason = refused) => ({ kind: 'failing', since: at(time), reason })
const working = { kind: 'working' }

test.each([
  ['works if nothing waits', [], undefined, working],
  ['works while a mail has failed for less than an hour', [mail('09:01', '09:55')], undefined, working],
  ['fails once a mail has failed for an hour', [mail('09:00', '09:55')], undefined, failingSince('09:00')],
  [
    'fails since the oldest failure, with the newest reason',
    [mail('08:00', '09:50', other, 'the mail server took too long'), mail('09:30', '09:55')],
    undefined,
    failingSince('08:00'),
  ],
  ['works if other mails went out within the hour', [mail('08:00', '09:55')], at('09:30'), working],
  ['works if nothing was tried since the last mail went out', [mail('07:00', '07:30')], at('08:00'), working],
  [
    'works if one address refuses but others accepted mail since',
    [mail('07:00', '09:55')],
    at('08:00'),
    working,
  ],
  [
    'fails since the last sent mail if the transport broke between mails',
    [mail('08:00', '09:55'), mail('08:00', '09:50', other)],
    at('08:10'),
    failingSince('08:10'),
  ],
  [
    'fails if the last mail went out before all of these',
    [mail('08:30', '09:55')],
    at('08:10'),
    failingSince('08:30'),
  ],
] as const)('%s', (_what, waiting, lastSentAt, state) => {
  expect(judgeMail(waiting, lastSentAt, now)).toEqual(state)
})
