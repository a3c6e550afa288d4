import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { type Page, type PageId, pages } from '#content/pages.ts'
import { otherLocales } from '#domain/locale.ts'

/** The route file of each page. The page table has its addresses in all languages. */
const pageFiles: Record<PageId, string> = {
  home: 'home',
  services: 'services',
  ecommerce: 'service',
  smb: 'service',
  aiAppDevelopment: 'service',
  aiChatbots: 'service',
  whatsAppAutomation: 'service',
  gptAgents: 'service',
  aiProducts: 'services.ai-products',
  musicCreation: 'service',
  creativeServices: 'service',
  educationTools: 'service',
  saasTools: 'saas-tools',
  portfolio: 'portfolio',
  testimonials: 'testimonials',
  about: 'about',
  contact: 'contact',
  book: 'book',
  thankYou: 'thank-you',
  privacy: 'privacy-policy',
  myData: 'my-data',
  terms: 'terms-conditions',
}

const publicPages = Object.entries<Page>(pages).map(([id, { path }]) =>
  route(inAnyLanguage(path), `routes/site/${pageFiles[id as PageId]}.tsx`, { id: `routes/site/${id}` }),
)

/** Returns the pattern of an address that may begin with a language. */
function inAnyLanguage(path: string): string {
  return `:locale?${path}`
}

export default [
  index('routes/site/index.ts', { id: 'start' }),
  ...otherLocales.map((locale) => route(locale, 'routes/site/index.ts', { id: `start.${locale}` })),

  layout('routes/site/layout.tsx', [
    ...publicPages,
    route(inAnyLanguage('/booking/:token'), 'routes/site/booking.tsx'),
    route(inAnyLanguage('/my-data/:token'), 'routes/site/own-data.tsx'),
    route(inAnyLanguage('/services/education'), 'routes/site/services.education.ts'),
    route(inAnyLanguage('/testimonials/verify/:token'), 'routes/site/verify-testimonial.tsx'),
    route('*', 'routes/site/not-found.tsx'),
  ]),

  layout('routes/office/portal/layout.tsx', [
    route('del-admin-portal-2025', 'routes/office/portal/portal.tsx'),
    ...prefix('del-admin-portal-2025', [
      route('forgot-password', 'routes/office/portal/forgot-password.tsx'),
      route('reset-password', 'routes/office/portal/reset-password.tsx'),
      route('verify-email', 'routes/office/portal/verify-email.tsx'),
      route('change-email', 'routes/office/portal/change-email.tsx'),
    ]),
  ]),
  route('auth', 'routes/office/portal/old-address.ts', { id: 'auth' }),
  route('admin/leads', 'routes/office/portal/old-address.ts', { id: 'admin-leads' }),

  ...prefix('del-admin-dashboard', [
    layout('routes/office/layout.tsx', [
      layout('routes/office/account-layout.tsx', [
        route('account', 'routes/office/account.tsx'),
        route('account/security', 'routes/office/security.tsx'),
        route('account/mails', 'routes/office/account-mails.tsx'),
        route('account/phone', 'routes/office/phone.tsx'),
      ]),
      index('routes/office/today.tsx'),
      route('figures', 'routes/office/figures.tsx'),
      route('leads', 'routes/office/leads/leads.tsx'),
      route('leads/suspected-spam', 'routes/office/leads/quarantine.tsx'),
      route('leads/new', 'routes/office/leads/new-lead.tsx'),
      route('leads/import', 'routes/office/leads/imports.tsx'),
      route('leads/import/:id', 'routes/office/leads/import.tsx'),
      route('leads/bin', 'routes/office/leads/bin.tsx'),
      route('leads/views', 'routes/office/leads/lead-views.tsx'),
      route('leads/board', 'routes/office/leads/lead-board.tsx'),
      route('leads/texts', 'routes/office/leads/reply-templates.tsx'),
      route('leads/:id', 'routes/office/leads/lead.tsx'),
      route('leads/:id/edit', 'routes/office/leads/edit-lead.tsx'),
      route('leads/:id/merge', 'routes/office/leads/merge-lead.tsx'),
      route('leads/:id/reply', 'routes/office/leads/reply.tsx'),
      route('changes/undo', 'routes/office/undo-change.ts'),
      route('testimonials', 'routes/office/testimonials/testimonials.tsx'),
      route('testimonials/suspected-spam', 'routes/office/testimonials/quarantined-testimonials.tsx'),
      route('testimonials/:id', 'routes/office/testimonials/testimonial.tsx'),
      route('chats', 'routes/office/chats/chats.tsx', [route(':id', 'routes/office/chats/chat.tsx')]),
      route('chats/unanswered', 'routes/office/chats/unanswered.tsx'),
      route('bookings', 'routes/office/bookings/bookings.tsx'),
      route('bookings/new', 'routes/office/bookings/new-booking.tsx'),
      route('bookings/:id', 'routes/office/bookings/booking.tsx'),
      route('not-found', 'routes/office/not-found-paths.tsx'),
      route('emails', 'routes/office/emails/emails.tsx'),
      route('emails/:id', 'routes/office/emails/email.tsx'),
      layout('routes/office/settings/layout.tsx', [
        route('availability', 'routes/office/bookings/availability.tsx'),
        route('team', 'routes/office/team.tsx'),
        route('privacy', 'routes/office/privacy.tsx'),
        ...prefix('settings', [
          index('routes/office/settings/index.ts'),
          route('website', 'routes/office/settings/links.tsx'),
          route('notifications', 'routes/office/settings/notifications.tsx'),
          route('email-rules', 'routes/office/settings/email-rules.tsx'),
          route('webhooks', 'routes/office/settings/webhooks.tsx'),
          route('webhooks/:id', 'routes/office/settings/webhook.tsx'),
          route('security', 'routes/office/settings/security.tsx'),
          route('retention', 'routes/office/settings/retention.tsx'),
          route('audit', 'routes/office/settings/audit.tsx'),
        ]),
      ]),
      route('*', 'routes/office/unknown-page.ts'),
    ]),
    route('app.webmanifest', 'routes/office/app-manifest.ts'),
    route('worker.js', 'routes/office/worker.ts'),
    route('privacy/export', 'routes/office/privacy-export.ts'),
    route('account/device', 'routes/office/device.ts'),
    route('news', 'routes/office/news.ts'),
    route('find', 'routes/office/find.ts'),
    route('emails/:id/html', 'routes/office/emails/email-html.ts'),
    route('leads/import/:id/report', 'routes/office/leads/import-report.ts'),
    route('bookings/:id/demo.ics', 'routes/office/bookings/booking-file.ts'),
    route('leads/export.csv', 'routes/office/leads/leads-csv.ts'),
    route('settings/audit.csv', 'routes/office/settings/audit-csv.ts'),
  ]),

  ...prefix('api', [route('session', 'routes/api/session.ts'), route('sign-out', 'routes/api/sign-out.ts')]),

  route(inAnyLanguage('/my-data/:token/file'), 'routes/api/own-data-file.ts'),
  route('booking/:token/demo.ics', 'routes/api/bookings/calendar-file.ts'),
  ...prefix('api/bookings', [
    index('routes/api/bookings/demo.ts'),
    route('free-times', 'routes/api/bookings/free-times.ts'),
  ]),

  ...prefix('api/chat', [
    index('routes/api/chat/messages.ts'),
    route('lead', 'routes/api/chat/lead.ts'),
    route('hand-over', 'routes/api/chat/hand-over.ts'),
    route('rating', 'routes/api/chat/rating.ts'),
    route('demo', 'routes/api/chat/demo.ts'),
    route('statistics', 'routes/api/chat/statistics.ts'),
    route('state', 'routes/api/chat/state.ts'),
  ]),

  route('sitemap.xml', 'routes/api/sitemap.ts'),
  route('robots.txt', 'routes/api/robots.ts'),
  route('llms.txt', 'routes/api/llms.ts'),
  route(inAnyLanguage('/manifest.webmanifest'), 'routes/api/manifest.ts'),

  route('dev/kit', 'routes/dev/kit.tsx'),

  route('api/accounts/passkey', 'routes/api/passkey-options.ts'),
  route('api/testimonials/draft', 'routes/api/draft-testimonial.ts'),
  route('uploads/:name', 'routes/api/photo.ts'),

  route('api/lead-test-panel', 'routes/api/lead-test-panel.ts'),
  route('api/chat/words', 'routes/api/chat/words.ts'),
] satisfies RouteConfig
