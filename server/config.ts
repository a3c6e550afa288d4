import path from 'node:path'
import { z } from 'zod'
import { readEmail } from '#domain/contact/email-address.ts'
import { phoneKey } from '#domain/contact/phone-number.ts'

/**
 * Reads every setting once, and reports every mistake at once. Nothing is required. This is the only place
 * that looks at the environment.
 */
export function readConfig(env: Record<string, string | undefined>): ConfigResult {
  // An empty variable is an unset one: compose files and hosting panels write them so.
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    return {
      ok: false,
      mistakes: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    }
  }
  const { data } = parsed
  const mistakes = contradictions(data)
  return mistakes.length > 0 ? { ok: false, mistakes } : { ok: true, config: toConfig(data) }
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; mistakes: string[] }
export type Config = ReturnType<typeof toConfig>

const text = z.string().trim()

function wholeNumber(min: number, max: number, says: string) {
  return text
    .regex(/^\d+$/, says)
    .transform(Number)
    .refine((number) => number >= min && number <= max, says)
}

function webAddress(says = 'must be an http:// or https:// address') {
  return text.refine((value) => /^https?:\/\//i.test(value) && URL.canParse(value), says)
}

function addressOf(protocols: string[], says: string) {
  return text.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), says)
}

const email = text
  .refine((value) => readEmail(value) !== undefined, 'must be an e-mail address')
  .transform((value) => readEmail(value) ?? '')

const settings = z.object({
  PORT: wholeNumber(0, 65535, 'must be a port number from 0 to 65535').default(3000),
  HOST: text.default('127.0.0.1'),
  SITE_URL: webAddress('must be the site’s address, such as https://www.example.com, without a path')
    .refine((value) => !URL.canParse(value) || new URL(value).pathname === '/', 'must not have a path')
    .optional(),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: addressOf(['postgres:', 'postgresql:'], 'must be a postgres:// address').optional(),
  OWNER_EMAIL: email.optional(),
  SESSION_SECRET: text.min(32, 'must have at least 32 characters').optional(),
  TRUST_PROXY: wholeNumber(0, 10, 'must be the number of proxies in front, from 0 to 10').default(0),
  SMTP_URL: addressOf(['smtp:', 'smtps:'], 'must be an smtp:// or smtps:// address').optional(),
  EMAIL_FROM: text
    .refine(
      (value) => /^([^<>"\r\n]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/.test(value),
      'must be an e-mail address, or Name <address>',
    )
    .optional(),
  EMAILJS_PUBLIC_KEY: text.optional(),
  EMAILJS_PRIVATE_KEY: text.optional(),
  EMAILJS_SERVICE_ID: text.optional(),
  EMAILJS_TEMPLATE_ID: text.optional(),
  EMAILJS_AUTOREPLY_TEMPLATE_ID: text.optional(),
  EMAILJS_URL: webAddress().default('https://api.emailjs.com'),
  GEMINI_API_KEY: text.optional(),
  GEMINI_URL: webAddress().default('https://generativelanguage.googleapis.com/v1beta'),
  GEMINI_MODELS: text
    .transform((value) => value.split(',').map((name) => name.trim()))
    .refine(
      (names) => names.every((name) => /^[\w.-]+$/.test(name)),
      'must be model names with commas between',
    )
    .default(['gemini-3.5-flash-lite', 'gemini-3.8-flash']),
  S3_ENDPOINT: webAddress().optional(),
  S3_BUCKET: text.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket').optional(),
  S3_REGION: text.default('auto'),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  WHATSAPP_NUMBER: text
    .refine((value) => phoneKey(value) !== undefined, 'must be a phone number with its country code')
    .transform((value) => phoneKey(value) ?? '')
    .optional(),
  SCHEDULING_URL: webAddress().optional(),
  PAYMENT_URL: webAddress().optional(),
  INTRO_VIDEO_URL: webAddress().optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  METRICS_TOKEN: text.min(16, 'must have at least 16 characters').optional(),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  WARM_UP: z.enum(['on', 'off'], 'must be on or off').default('on'),
})

type Settings = z.infer<typeof settings>

const emailJsNames = [
  'EMAILJS_PUBLIC_KEY',
  'EMAILJS_PRIVATE_KEY',
  'EMAILJS_SERVICE_ID',
  'EMAILJS_TEMPLATE_ID',
  'EMAILJS_AUTOREPLY_TEMPLATE_ID',
] as const

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** What is wrong only in company. */
function contradictions(given: Settings): string[] {
  const mistakes: string[] = []
  if (given.RATE_LIMITS === 'off' && !isLoopback(given.HOST)) {
    mistakes.push('RATE_LIMITS: may be off only while HOST is a loopback address')
  }
  for (const [group, names] of [
    ['EMAILJS', emailJsNames],
    ['S3', s3Names],
  ] as const) {
    const missing = names.filter((name) => given[name] === undefined)
    if (missing.length > 0 && missing.length < names.length) {
      mistakes.push(`${missing.join(', ')}: must be set too, since other ${group} settings are`)
    }
  }
  return mistakes
}

function toConfig(given: Settings) {
  const dataDir = path.resolve(given.DATA_DIR)
  const siteUrl =
    given.SITE_URL ?? `http://${given.HOST.includes(':') ? `[${given.HOST}]` : given.HOST}:${given.PORT}`
  return {
    port: given.PORT,
    host: given.HOST,
    /** The public address, without a slash at its end. */
    siteUrl: new URL(siteUrl).origin,
    /** Whether the public address was configured instead of guessed. */
    siteUrlIsSet: given.SITE_URL !== undefined,
    dataDir,
    databaseFile: path.join(dataDir, 'site.db'),
    databaseUrl: given.DATABASE_URL,
    ownerEmail: given.OWNER_EMAIL?.toLowerCase(),
    sessionSecret: given.SESSION_SECRET,
    trustedProxies: given.TRUST_PROXY,
    smtpUrl: given.SMTP_URL,
    emailFrom: given.EMAIL_FROM,
    emailJs: given.EMAILJS_PUBLIC_KEY
      ? {
          url: given.EMAILJS_URL.replace(/\/$/, ''),
          publicKey: given.EMAILJS_PUBLIC_KEY,
          privateKey: given.EMAILJS_PRIVATE_KEY as string,
          serviceId: given.EMAILJS_SERVICE_ID as string,
          templateId: given.EMAILJS_TEMPLATE_ID as string,
          autoReplyTemplateId: given.EMAILJS_AUTOREPLY_TEMPLATE_ID as string,
        }
      : undefined,
    gemini: {
      apiKey: given.GEMINI_API_KEY,
      url: given.GEMINI_URL.replace(/\/$/, ''),
      models: given.GEMINI_MODELS,
    },
    uploadsDir: path.join(dataDir, 'uploads'),
    /** Files on their way in, each as long as its request lasts. */
    incomingDir: path.join(dataDir, 'uploads', 'incoming'),
    s3: given.S3_ENDPOINT
      ? {
          endpoint: given.S3_ENDPOINT.replace(/\/$/, ''),
          bucket: given.S3_BUCKET as string,
          region: given.S3_REGION,
          accessKeyId: given.S3_ACCESS_KEY_ID as string,
          secretAccessKey: given.S3_SECRET_ACCESS_KEY as string,
        }
      : undefined,
    whatsAppNumber: given.WHATSAPP_NUMBER,
    schedulingUrl: given.SCHEDULING_URL,
    paymentUrl: given.PAYMENT_URL,
    introVideoUrl: given.INTRO_VIDEO_URL,
    logLevel: given.LOG_LEVEL,
    metricsToken: given.METRICS_TOKEN,
    rateLimits: given.RATE_LIMITS === 'on',
    warmUp: given.WARM_UP === 'on',
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}
