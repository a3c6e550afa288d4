import * as build from 'virtual:react-router/server-build'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import { servicesContext, visitContext } from '#app/lib/context.ts'
import { business } from '#content/business.ts'
import type { Contact } from '#content/fill-contact.ts'
import { pagePaths } from '#content/pages.ts'
import { WEBSITE_SETTINGS_PATH } from '#domain/accounts/paths.ts'
import { may, type Permission } from '#domain/accounts/permissions.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { IMPORT_PATH } from '#domain/leads/import/import-fields.ts'
import { localeOfPath } from '#domain/locale.ts'
import { createAccounts } from './accounts/accounts.ts'
import { ownerAddress } from './accounts/register/owner-address.ts'
import { createBetterAuth } from './adapters/better-auth.ts'
import { createEmailJsTransport } from './adapters/emailjs.ts'
import { createGeminiModels } from './adapters/gemini.ts'
import { createPhotoBucket } from './adapters/photo-bucket.ts'
import { createPhotoFolder } from './adapters/photo-folder.ts'
import { createSmtpTransport } from './adapters/smtp.ts'
import { createWebAuthn } from './adapters/webauthn.ts'
import { createBookings } from './bookings/bookings.ts'
import { createChat } from './chat/chat.ts'
import { createInbox } from './chat/inbox/inbox.ts'
import { createRepliesUnderWay } from './chat/messages/replies-under-way.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { migrate } from './database/migrate.ts'
import { type Database, openDatabase } from './database/open-database.ts'
import { senderOf } from './email/addresses.ts'
import { countEmails } from './email/count-emails.ts'
import { createEmailDelivery, type EmailDelivery } from './email/delivery/deliver-emails.ts'
import { failOver } from './email/delivery/fail-over.ts'
import type { MailTransport } from './email/delivery/mail-transport.ts'
import { createEmails } from './email/emails.ts'
import { bindAll } from './failing-as.ts'
import { createCanonicalPath } from './http/canonical-path.ts'
import { createCookies } from './http/cookies.ts'
import { createFormTimer } from './http/forms/form-timer.ts'
import { createHandler } from './http/handler.ts'
import { listNotFoundPaths } from './http/list-not-found-paths.ts'
import { loggedPath } from './http/logged-path.ts'
import { createMetrics } from './http/metrics.ts'
import { createNotFoundCounter } from './http/not-found-counter.ts'
import { watchPublicPages } from './http/pages/watch-public-pages.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { checkFolder, createReadiness } from './http/readiness.ts'
import { createRouteRequests } from './http/route-requests.ts'
import { createImports } from './leads/import/imports.ts'
import { createImportWorker } from './leads/import/run-imports.ts'
import { createLeads } from './leads/leads.ts'
import type { Logger } from './logger.ts'
import { countNew } from './news/count-new.ts'
import { readNews } from './news/read-news.ts'
import { createPersonKey } from './privacy/person-key.ts'
import { createPrivacy } from './privacy/privacy.ts'
import { createRetentionWorker } from './privacy/retention/retention-job.ts'
import { createLinkSeal } from './privacy/self/link-seal.ts'
import { createPushDelivery } from './push/deliver-push.ts'
import { createPush } from './push/push.ts'
import { createPushKeys } from './push/push-keys.ts'
import { createSiteLinks } from './settings/current-links.ts'
import { createSettings } from './settings/settings.ts'
import { createSigner, deriveKey, loadSecret } from './signing.ts'
import { createPhotos, type Photos } from './testimonials/photos/photos.ts'
import { shrinkInProcess } from './testimonials/photos/shrink-in-process.ts'
import { createTestimonials } from './testimonials/testimonials.ts'
import { createWebhookDelivery } from './webhooks/deliver-webhooks.ts'
import { createWebhookSecrets } from './webhooks/signature.ts'
import { createWebhooks } from './webhooks/webhooks.ts'

const FORGET_EVERY_MS = 5 * 60 * 1000

/** Office pages that accept a file upload, with the permission it requires. */
const teamUploads = new Map<string, [takes: 'photo' | 'table', permission: Permission]>([
  [IMPORT_PATH, ['table', 'leads:write']],
  [WEBSITE_SETTINGS_PATH, ['photo', 'settings:write']],
])

export type AppOptions = {
  config: Config
  logger: Logger
  clock?: Clock
  clientDir?: string | undefined
  /** The knowledge of the built-in assistant from the build; without the file it is trained when first needed. */
  knowledgeFile: string | undefined
  development?: boolean
  /** The program that shrinks photos. */
  photoProgram: string
}

export type App = Awaited<ReturnType<typeof createApp>>

/** The use cases that routes can call. */
export type Services = ReturnType<typeof createServices>

/** Creates the application: config → database → adapters → services → handler. */
export async function createApp(options: AppOptions) {
  const { config, logger, clock = systemClock, development = false } = options
  checkFolder(config.dataDir)
  const secret = loadSecret(config.sessionSecret, config.dataDir)
  const place = {
    url: config.databaseUrl,
    file: config.databaseFile,
    onConnectionError: (error: Error) => logger.warn({ err: error }, 'a database connection broke'),
  }
  const migrating = openDatabase({ ...place, queriesMayTakeLong: true })
  await migrate(migrating).finally(() => migrating.close())
  const database = openDatabase(place)
  const siteLinks = await createSiteLinks(database.db, config)

  const metrics = createMetrics(() => countEmails(database.db, clock()))
  const cookies = createCookies(config.siteUrl)
  const formTimer = createFormTimer({ signer: createSigner(secret, 'form-timer'), clock })
  const notFound = createNotFoundCounter({ database, clock, logger })
  const transport = openMailTransport(config, siteLinks.current.contact)
  const outbox = createEmailDelivery({
    database,
    clock,
    logger,
    transport,
    from: senderOf(config.emailFrom, config.siteUrl),
    siteUrl: config.siteUrl,
    contact: siteLinks.current.contact,
    ownerAddress: (db) => ownerAddress(db, config.ownerEmail),
  })
  const messageHost = new URL(config.siteUrl).hostname
  const webhookParts = { database, clock, secrets: createWebhookSecrets(secret) }
  const webhookDelivery = createWebhookDelivery({ ...webhookParts, logger, messageHost })
  const pushParts = { database, clock, keys: createPushKeys(secret), siteUrl: config.siteUrl }
  const pushDelivery = createPushDelivery({ ...pushParts, logger })
  const importWorker = createImportWorker({ database, clock, logger, personKey: createPersonKey(secret) })
  const photos = createPhotos({
    store: config.s3 ? createPhotoBucket(config.s3) : createPhotoFolder(config.uploadsDir),
    shrink: shrinkInProcess(options.photoProgram),
    workDir: config.incomingDir,
  })
  const services = createServices({
    photos,
    pagesChanged: () => publicPages.changed(),
    siteLinks,
    config,
    logger,
    clock,
    database,
    metrics,
    cookies,
    formTimer,
    secret,
    // A change that queues mails usually queues webhooks and push messages too.
    outbox: {
      ...outbox,
      wake: () => {
        for (const worker of [outbox, webhookDelivery, pushDelivery]) worker.wake()
      },
    },
    imports: createImports({ database, clock, personKey: createPersonKey(secret), wake: importWorker.wake }),
    push: createPush(pushParts),
    webhooks: createWebhooks({ ...webhookParts, wake: webhookDelivery.wake }),
    development,
    knowledgeFile: options.knowledgeFile,
  })
  const workers = [
    outbox,
    webhookDelivery,
    pushDelivery,
    importWorker,
    createRetentionWorker({
      database,
      clock,
      logger,
      purgeBin: services.leads.purgeOld,
      photos,
      messageHost,
    }),
  ]
  for (const worker of workers) worker.start()

  const forgetting = setInterval(() => {
    services.testimonials
      .forgetDeleted(config.incomingDir)
      .catch((error: unknown) => logger.error({ err: error }, 'what was deleted could not be removed'))
  }, FORGET_EVERY_MS).unref()

  const routeRequest = createRouteRequests(
    build as unknown as ServerBuild,
    development ? 'development' : 'production',
  )
  const handler = createHandler({
    config,
    logger,
    metrics,
    cookies,
    formTimer,
    notFound,
    clientDir: options.clientDir,
    keepPages: !development,
    ready: createReadiness({ database, dataDir: config.dataDir }),
    canonicalPath: createCanonicalPath((build as unknown as ServerBuild).routes),
    teamUpload: async (path, headers) => {
      const [takes, permission] = teamUploads.get(path) ?? []
      if (!permission) return undefined
      return may(await services.accounts.readViewer(headers).viewer(), permission) ? takes : undefined
    },
    render: async (request, visit) => {
      const session = services.accounts.readViewer(request.headers)
      const context = new RouterContextProvider()
      // Scripts request a page's data at its path with the suffix `.data`.
      const path = new URL(request.url).pathname.replace(/\.data$/, '')
      context.set(servicesContext, services)
      context.set(visitContext, { ...visit, path, locale: localeOfPath(path), viewer: session.viewer })
      return session.finish(await routeRequest(request, context))
    },
  })

  const publicPages = watchPublicPages({
    db: database.db,
    drop: handler.pageCache.drop,
    refresh: siteLinks.refresh,
    onError: (error) => logger.warn({ err: error }, 'no news of changed pages'),
  })
  await publicPages.start()

  return {
    handle: handler.handle,
    /** Returns the one-time link that creates the first owner; undefined once there is one. */
    ownerLink: (siteUrl: string) => services.accounts.ownerLink(siteUrl),
    /** Renders every public page once, so that the first visitor gets it from the cache. */
    warmUp: async () => {
      for (const path of pagePaths) {
        await handler.warm(path)
        // Pages that wait for their compression would hold much memory.
        await handler.pageCache.settled()
      }
    },
    drain: () => {
      handler.drain()
      services.chat.finishSoon()
    },
    /** Must be called when no request is in progress. */
    close: async () => {
      clearInterval(forgetting)
      await publicPages.stop()
      await Promise.all(workers.map((worker) => worker.stop()))
      transport?.close()
      await notFound.stop()
      await database.close()
    },
  }
}

/** Creates the configured mail transport: SMTP, EmailJS, or EmailJS as the fallback of SMTP. */
function openMailTransport(
  { smtpUrl, emailJs, siteUrl }: Config,
  contact: Contact,
): MailTransport | undefined {
  const bySmtp = smtpUrl ? createSmtpTransport(smtpUrl) : undefined
  const byEmailJs = emailJs ? createEmailJsTransport(emailJs, { siteUrl, contact }) : undefined
  return bySmtp && byEmailJs ? failOver(bySmtp, byEmailJs) : (bySmtp ?? byEmailJs)
}

type Parts = {
  config: Config
  logger: Logger
  clock: Clock
  database: Database
  metrics: ReturnType<typeof createMetrics>
  cookies: ReturnType<typeof createCookies>
  formTimer: ReturnType<typeof createFormTimer>
  secret: string
  outbox: EmailDelivery
  imports: ReturnType<typeof createImports>
  webhooks: ReturnType<typeof createWebhooks>
  push: ReturnType<typeof createPush>
  photos: Photos
  pagesChanged: () => void
  siteLinks: Awaited<ReturnType<typeof createSiteLinks>>
  development: boolean
  knowledgeFile: string | undefined
}

function createServices(parts: Parts) {
  const { config, logger, clock, database, metrics, cookies, formTimer, secret, outbox } = parts
  const messageHost = new URL(config.siteUrl).hostname
  const links = parts.siteLinks.current
  const rateLimits = createRateLimits(config.rateLimits, database)
  const models = config.gemini.apiKey
    ? createGeminiModels({ ...config.gemini, apiKey: config.gemini.apiKey })
    : []
  const loadAnswer = async () =>
    (await import('./chat/messages/load-answer.ts')).loadAnswer(parts.knowledgeFile)
  const repliesUnderWay = createRepliesUnderWay()
  const personKey = createPersonKey(secret)
  const common = { database, clock, siteUrl: config.siteUrl, messageHost }
  const forms = { ...common, rateLimits, timeTraps: config.rateLimits, formTimer, cookies, personKey, outbox }
  const bookings = createBookings({
    ...forms,
    links: createSigner(secret, 'booking-link'),
    contact: links.contact,
  })
  const leads = createLeads({
    ...forms,
    metrics,
    receipts: createSigner(secret, 'quote-receipt'),
    contact: links.contact,
    bookQuarantined: bookings.bookQuarantined,
    models,
    loadAnswer,
    logger,
  })
  const testimonials = createTestimonials({
    ...forms,
    verificationLinks: createSigner(secret, 'verify-testimonial'),
    photos: parts.photos,
    founderPhoto: () => links.founderPhoto,
    models,
    logger,
    pagesChanged: parts.pagesChanged,
  })
  return {
    accounts: createAccounts({
      ...common,
      rateLimits,
      cookies,
      identity: createBetterAuth({
        database,
        siteUrl: config.siteUrl,
        cookies,
        key: deriveKey(secret, 'sessions'),
        onError: (error) => logger.error({ err: error }, 'sessions failed'),
      }),
      secondSteps: createSigner(secret, 'second-step'),
      devices: createSigner(secret, 'known-device'),
      passkeys: createWebAuthn({ siteUrl: config.siteUrl, siteName: business.name }),
      twoFactorKeys: { seal: deriveKey(secret, 'two-factor'), codes: deriveKey(secret, 'recovery-codes') },
      configuredOwner: config.ownerEmail,
    }),
    leads,
    bookings,
    testimonials,
    privacy: createPrivacy({
      ...common,
      rateLimits,
      dataLinks: createLinkSeal(secret),
      links: createSigner(secret, 'booking-link'),
      outbox,
      photos: parts.photos,
      pagesChanged: parts.pagesChanged,
      personKey,
    }),
    inbox: createInbox({ ...common, repliesUnderWay }),
    emails: createEmails({ ...common, contact: links.contact, outbox }),
    settings: createSettings({
      database,
      clock,
      photos: parts.photos,
      // If this fails, `watchPublicPages` refreshes the links a moment later.
      pagesChanged: () => parts.siteLinks.refresh().then(parts.pagesChanged, () => {}),
      configuredLinks: {
        whatsAppNumber: config.whatsAppNumber ?? null,
        schedulingUrl: config.schedulingUrl ?? null,
        paymentUrl: config.paymentUrl ?? null,
        introVideoUrl: config.introVideoUrl ?? null,
      },
    }),
    chat: createChat({
      ...common,
      logger,
      metrics,
      rateLimits,
      cookies,
      conversationSigner: createSigner(secret, 'conversation'),
      personKey,
      repliesUnderWay,
      outbox,
      links,
      models,
      loadAnswer,
    }),
    webhooks: parts.webhooks,
    push: parts.push,
    imports: parts.imports,
    /** Whether the pages for development are shown. */
    development: parts.development,
    /** Undoes any change, or says why it can't. */
    undo: async (viewer: Viewer | undefined, changeId: string) =>
      (await testimonials.undo(viewer, changeId)) ?? leads.undo(viewer, changeId),
    ...bindAll({ database, clock }, { listNotFoundPaths, readNews, countNew }),
    now: () => clock().toISOString(),
    /** The configured links on pages. */
    links,
    rateLimits,
    cookies,
    /** Logs an unexpected error of a route. */
    reportError: (error: unknown, path: string) =>
      logger.error({ err: error, path: loggedPath(path) }, 'route failed'),
  }
}
