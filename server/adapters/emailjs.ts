import { setTimeout as sleep } from 'node:timers/promises'
import type { Contact } from '#content/fill-contact.ts'
import type { CalendarFile } from '#server/bookings/write-calendar-file.ts'
import { isPlainAddress, withoutAddresses } from '#server/email/addresses.ts'
import type { MailTransport, SendFailure, SendResult } from '#server/email/mail-transport.ts'
import { type EmailJsLetter, toEmailJs } from './emailjs-letter.ts'

/** The version of EmailJS's own library whose requests these are. */
const LIBRARY_VERSION = '4.4.1'

export type EmailJsSettings = {
  /** Without a slash at its end. */
  url: string
  publicKey: string
  privateKey: string
  serviceId: string
  templateId: string
  autoReplyTemplateId: string
}

type Options = {
  siteUrl: string
  /** How the business is reached, as it holds now. */
  contact: Contact
  /** From one request to the next: EmailJS takes one a second. */
  spacingMs?: number
  /** For one request with its answer: a service that drips is never silent. */
  totalMs?: number
}

/** What the specification calls the ways in which EmailJS refuses. */
const statusNames: Record<number, string> = {
  0: 'Network Error',
  403: 'Forbidden',
  429: 'Too Many Requests',
  451: 'Unavailable For Headless Browser',
}

/** Refusals of this very mail. All others are for us, or for EmailJS, to mend, and the mail waits. */
const finalStatuses = new Set([400, 403, 413, 422, 451])

/** How it may refuse a file, or a form, rather than the mail. */
const fileStatuses = new Set([400, 404, 405, 413, 415, 422])

/** What became of one request; 0 where there was no answer. */
type Attempt = { status: number; result: SendResult }

const HOLD_OFF_MS = 5_000
const LONGEST_HOLD_OFF_MS = 30_000

/** Sends through EmailJS, which puts what it is given into templates that are kept there. */
export function createEmailJsTransport(
  settings: EmailJsSettings,
  { siteUrl, contact, spacingMs = 1_200, totalMs = 20_000 }: Options,
): MailTransport {
  const stopped = new AbortController()
  let freeAt = 0
  let lastTurn = Promise.resolve()

  /**
   * One leaves after the other, each so long after the one before it really left: a machine that stood still sends
   * no two at once. One that hangs keeps nobody waiting.
   */
  function awaitTurn(): Promise<void> {
    const turn = lastTurn.then(async () => {
      for (let wait = freeAt - performance.now(); wait > 0; wait = freeAt - performance.now()) {
        await sleep(wait, undefined, { signal: stopped.signal })
      }
      freeAt = performance.now() + spacingMs
    })
    lastTurn = turn.catch(() => {})
    return turn
  }

  async function post(path: 'send' | 'send-form', body: string | FormData): Promise<Attempt> {
    let response: Response | undefined
    try {
      await awaitTurn()
      response = await fetch(`${settings.url}/api/v1.0/email/${path}`, {
        method: 'POST',
        ...(typeof body === 'string' ? { headers: { 'content-type': 'application/json' } } : {}),
        body,
        // The private key goes nowhere but to the address that was set.
        redirect: 'manual',
        signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(totalMs)]),
      })
      return { status: response.status, result: understand(response, await beginningOf(response)) }
    } catch (error) {
      if (!response) return { status: 0, result: networkError(error) }
      return { status: response.status, result: understand(response, '') }
    }
  }

  function understand({ status, headers }: Response, said: string): SendResult {
    if (status === 200) {
      if (!headers.get('content-type')?.startsWith('text/html')) return { ok: true }
      return { ok: false, permanent: false, reason: 'something else than EmailJS answered at EMAILJS_URL' }
    }
    if (status === 429) freeAt = Math.max(freeAt, performance.now() + holdOffOf(headers))
    const name = statusNames[status] ? ` ${statusNames[status]}` : ''
    const why = withoutAddresses(withoutKeys(said))
    return {
      ok: false,
      permanent: finalStatuses.has(status),
      reason: `EmailJS said ${status}${name}${why ? `: ${why}` : ''}`,
      ...(status >= 500 ? { mayHaveArrived: true } : {}),
      ...(status === 403 ? { accountRefused: true } : {}),
    }
  }

  function withoutKeys(text: string): string {
    return text.replaceAll(settings.privateKey, '…').replaceAll(settings.publicKey, '…')
  }

  return {
    async send(mail) {
      if (!isPlainAddress(mail.to)) return { ok: false, permanent: true, reason: 'not an e-mail address' }
      const letter = toEmailJs(mail, { siteUrl, contact })
      const problem = problemOf(settings, letter)
      if (problem) return { ok: false, permanent: true, reason: problem }
      if (mail.calendar) {
        const withFile = await post('send-form', formOf(settings, letter, mail.calendar))
        if (!fileStatuses.has(withFile.status)) return withFile.result
        // The account's plan may take no files. The mail has a link to this one.
      }
      const { result } = await post('send', JSON.stringify(requestOf(settings, letter)))
      return result
    },
    close: () => stopped.abort(),
  }
}

function requestOf(settings: EmailJsSettings, { template, params }: EmailJsLetter) {
  return {
    lib_version: LIBRARY_VERSION,
    user_id: settings.publicKey,
    service_id: settings.serviceId,
    template_id: templateIdOf(settings, template),
    template_params: params,
    accessToken: settings.privateKey,
  }
}

/** The same as a form, which is how EmailJS takes files. */
function formOf(settings: EmailJsSettings, letter: EmailJsLetter, { content }: CalendarFile): FormData {
  const { template_params, ...request } = requestOf(settings, letter)
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...request, ...template_params })) form.set(name, value)
  form.set('calendar', new Blob([content], { type: 'text/calendar' }), 'demo.ics')
  return form
}

function templateIdOf(settings: EmailJsSettings, template: EmailJsLetter['template']): string {
  return template === 'auto-reply' ? settings.autoReplyTemplateId : settings.templateId
}

/** What EmailJS would refuse anyway, in the words of its own library. */
function problemOf(settings: EmailJsSettings, { template, params }: EmailJsLetter): string | undefined {
  if (!settings.publicKey) return 'the public key is required'
  if (!settings.serviceId) return 'the service ID is required'
  if (!templateIdOf(settings, template)) return 'the template ID is required'
  if (Object.prototype.toString.call(params) !== '[object Object]') {
    return 'the template params have to be the object'
  }
  return undefined
}

/** Of what never was connected we know that it did not arrive. */
function networkError(error: unknown): SendFailure {
  const { name, cause } = error as Error & { cause?: { code?: string } }
  const code = cause?.code ?? name
  const neverSent = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']
  return {
    ok: false,
    permanent: false,
    reason: `EmailJS could not be reached: 0 ${statusNames[0]} (${code})`,
    ...(neverSent.includes(code) ? {} : { mayHaveArrived: true }),
  }
}

function holdOffOf(headers: Headers): number {
  const seconds = Number(headers.get('retry-after'))
  return seconds > 0 ? Math.min(seconds * 1000, LONGEST_HOLD_OFF_MS) : HOLD_OFF_MS
}

const LONGEST_ANSWER = 2_000

/** What is said first; the rest is not waited for. */
async function beginningOf(response: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > LONGEST_ANSWER) break
  }
  return text
}
