import { setTimeout as sleep } from 'node:timers/promises'
import type { Contact } from '#content/fill-contact.ts'
import { isPlainAddress, withoutAddresses } from '#server/email/addresses.ts'
import type { MailTransport, SendFailure, SendResult } from '#server/email/delivery/mail-transport.ts'
import { type EmailJsLetter, toEmailJs } from './emailjs-letter.ts'

/** The version of EmailJS's library whose requests we copy. */
const LIBRARY_VERSION = '4.4.1'

export type EmailJsSettings = {
  /** Without a trailing slash. */
  url: string
  publicKey: string
  privateKey: string
  serviceId: string
  templateId: string
  autoReplyTemplateId: string
}

type Options = {
  siteUrl: string
  /** Returns the current contact details of the business. */
  contact: Contact
  /** Minimum interval between requests; EmailJS accepts one a second. */
  spacingMs?: number
  /** Time limit for a request with its response, because a trickling service never counts as idle. */
  totalMs?: number
}

/** The specification's names for EmailJS errors. */
const statusNames: Record<number, string> = {
  0: 'Network Error',
  403: 'Forbidden',
  429: 'Too Many Requests',
  451: 'Unavailable For Headless Browser',
}

/** Errors of this mail itself. For all others, we or EmailJS must fix something and the mail waits. */
const finalStatuses = new Set([400, 403, 413, 422, 451])

/** Pause after a 429 without Retry-After, and its maximum with one. */
const HOLD_OFF_MS = 5_000
const LONGEST_HOLD_OFF_MS = 30_000

/**
 * Creates a transport through EmailJS, which fills templates that are stored there. Calendar files are not sent, because
 * the mails link to them.
 */
export function createEmailJsTransport(
  settings: EmailJsSettings,
  { siteUrl, contact, spacingMs = 1_200, totalMs = 20_000 }: Options,
): MailTransport {
  const stopped = new AbortController()
  let freeAt = 0
  let lastTurn = Promise.resolve()

  /**
   * Waits for the interval after the actual start of the previous request, so that no two leave at once after
   * the machine stood still. A hanging request delays no other.
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

  async function post(letter: EmailJsLetter): Promise<SendResult> {
    let response: Response | undefined
    try {
      await awaitTurn()
      response = await fetch(`${settings.url}/api/v1.0/email/send`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(requestOf(settings, letter)),
        // The private key must only go to the configured address, so redirects are not followed.
        redirect: 'manual',
        signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(totalMs)]),
      })
      return understand(response, await beginningOf(response))
    } catch (error) {
      return response ? understand(response, '') : networkError(error)
    }
  }

  function understand({ status, headers }: Response, answer: string): SendResult {
    if (status === 200) {
      if (!headers.get('content-type')?.startsWith('text/html')) return { ok: true }
      return { ok: false, permanent: false, reason: 'something else than EmailJS answered at EMAILJS_URL' }
    }
    if (status === 429) freeAt = Math.max(freeAt, performance.now() + holdOffOf(headers))
    const name = statusNames[status] ? ` ${statusNames[status]}` : ''
    const why = withoutAddresses(withoutKeys(answer))
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
      return post(letter)
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

function templateIdOf(settings: EmailJsSettings, template: EmailJsLetter['template']): string {
  return template === 'auto-reply' ? settings.autoReplyTemplateId : settings.templateId
}

/** Returns what EmailJS would refuse, in the words of its library. */
function problemOf(settings: EmailJsSettings, { template, params }: EmailJsLetter): string | undefined {
  if (!settings.publicKey) return 'the public key is required'
  if (!settings.serviceId) return 'the service ID is required'
  if (!templateIdOf(settings, template)) return 'the template ID is required'
  if (Object.prototype.toString.call(params) !== '[object Object]') {
    return 'the template params have to be the object'
  }
  return undefined
}

/** A request that never connected was certainly not received. */
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

/** Number of characters read of a response. */
const LONGEST_ANSWER = 2_000

/** Returns the beginning of the response without waiting for the rest. */
async function beginningOf(response: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > LONGEST_ANSWER) break
  }
  return text
}
