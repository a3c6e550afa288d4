import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { type Page, type PageId, pages } from '#content/pages.ts'
import { otherLocales } from '#domain/locale.ts'

/** The route file of each page. The page table has its addresses in all languages. */
const pageFiles: Record<PageId, string> = {
  home: 'home',
  services: 'services',
  ecommerce: 'services.ecommerce',
  smb: 'services.smb',
  aiAppDevelopment: 'services.ai-app-development',
  aiChatbots: 'services.ai-chatbots',
  whatsAppAutomation: 'services.whatsapp-automation',
  gptAgents: 'services.gpt-agents',
  aiProducts: 'services.ai-products',
  musicCreation: 'services.music-creation',
  creativeServices: 'services.creative-services',
  educationTools: 'services.education-tools',
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

const publicPages = Object.entries<Page>(pages).map(([id, { path }]) => {
  const name = `routes/site/${pageFiles[id as PageId]}`
  return route(inAnyLanguage(path), `${name}.tsx`, { id: name })
})

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

  layout('routes/admin/portal/layout.tsx', [
    route('del-admin-portal-2025', 'routes/admin/portal/portal.tsx'),
    ...prefix('del-admin-portal-2025', [
      route('forgot-password', 'routes/admin/portal/forgot-password.tsx'),
      route('reset-password', 'routes/admin/portal/reset-password.tsx'),
      route('verify-email', 'routes/admin/portal/verify-email.tsx'),
      route('change-email', 'routes/admin/portal/change-email.tsx'),
    ]),
  ]),
  route('auth', 'routes/admin/portal/old-address.ts', { id: 'auth' }),
  route('admin/leads', 'routes/admin/portal/old-address.ts', { id: 'admin-leads' }),

  ...prefix('del-admin-dashboard', [
    layout('routes/admin/layout.tsx', [
      route('account', 'routes/admin/account.tsx'),
      route('account/security', 'routes/admin/security.tsx'),
      route('account/mails', 'routes/admin/account-mails.tsx'),
      route('account/phone', 'routes/admin/phone.tsx'),
      route('team', 'routes/admin/team.tsx'),
      index('routes/admin/today.tsx'),
      route('figures', 'routes/admin/figures.tsx'),
      route('leads', 'routes/admin/leads.tsx'),
      route('leads/held-back', 'routes/admin/quarantine.tsx'),
      route('leads/new', 'routes/admin/new-lead.tsx'),
      route('leads/import', 'routes/admin/imports.tsx'),
      route('leads/import/:id', 'routes/admin/import.tsx'),
      route('leads/bin', 'routes/admin/bin.tsx'),
      route('leads/bulk', 'routes/admin/bulk.tsx'),
      route('leads/views', 'routes/admin/lead-views.tsx'),
      route('leads/board', 'routes/admin/lead-board.tsx'),
      route('leads/texts', 'routes/admin/reply-templates.tsx'),
      route('leads/:id', 'routes/admin/lead.tsx'),
      route('leads/:id/edit', 'routes/admin/edit-lead.tsx'),
      route('leads/:id/merge', 'routes/admin/merge-lead.tsx'),
      route('leads/:id/reply', 'routes/admin/reply.tsx'),
      route('changes/undo', 'routes/admin/undo-change.tsx'),
      route('testimonials', 'routes/admin/testimonials.tsx'),
      route('testimonials/held-back', 'routes/admin/quarantined-testimonials.tsx'),
      route('testimonials/:id', 'routes/admin/testimonial.tsx'),
      route('chats', 'routes/admin/chats.tsx', [route(':id', 'routes/admin/chat.tsx')]),
      route('chats/unanswered', 'routes/admin/unanswered.tsx'),
      route('bookings', 'routes/admin/bookings.tsx'),
      route('bookings/new', 'routes/admin/new-booking.tsx'),
      route('bookings/:id', 'routes/admin/booking.tsx'),
      route('availability', 'routes/admin/availability.tsx'),
      route('not-found', 'routes/admin/not-found-paths.tsx'),
      route('privacy', 'routes/admin/privacy.tsx'),
      route('emails', 'routes/admin/emails.tsx'),
      route('emails/:id', 'routes/admin/email.tsx'),
      ...prefix('settings', [
        layout('routes/admin/settings/layout.tsx', [
          index('routes/admin/settings/index.ts'),
          route('website', 'routes/admin/settings/links.tsx'),
          route('notifications', 'routes/admin/settings/notifications.tsx'),
          route('email-rules', 'routes/admin/settings/email-rules.tsx'),
          route('webhooks', 'routes/admin/settings/webhooks.tsx'),
          route('webhooks/:id', 'routes/admin/settings/webhook.tsx'),
          route('security', 'routes/admin/settings/security.tsx'),
          route('retention', 'routes/admin/settings/retention.tsx'),
          route('audit', 'routes/admin/settings/audit.tsx'),
        ]),
      ]),
      route('*', 'routes/admin/unknown-page.ts'),
    ]),
    route('app.webmanifest', 'routes/admin/app-manifest.ts'),
    route('worker.js', 'routes/admin/worker.ts'),
    route('privacy/export', 'routes/admin/privacy-export.ts'),
    route('account/device', 'routes/admin/device.ts'),
    route('news', 'routes/admin/news.ts'),
    route('find', 'routes/admin/find.ts'),
    route('leads/:id/state', 'routes/admin/lead-state.ts'),
    route('emails/:id/html', 'routes/admin/email-html.ts'),
    route('leads/import/:id/report', 'routes/admin/import-report.ts'),
    route('bookings/:id/demo.ics', 'routes/admin/booking-file.ts'),
    route('leads/export.csv', 'routes/admin/leads-csv.ts'),
    route('settings/audit.csv', 'routes/admin/settings/audit-csv.ts'),
  ]),

  ...prefix('api', [route('session', 'routes/api/session.ts'), route('sign-out', 'routes/api/sign-out.ts')]),

  route('my-data/:token/file', 'routes/api/own-data-file.ts'),
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
