import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/site/index.ts'),

  layout('routes/site/layout.tsx', [
    route('home', 'routes/site/home.tsx'),
    route('services', 'routes/site/services.tsx'),
    route('services/ecommerce', 'routes/site/services.ecommerce.tsx'),
    route('services/smb', 'routes/site/services.smb.tsx'),
    route('services/ai-app-development', 'routes/site/services.ai-app-development.tsx'),
    route('services/ai-chatbots', 'routes/site/services.ai-chatbots.tsx'),
    route('services/whatsapp-automation', 'routes/site/services.whatsapp-automation.tsx'),
    route('services/gpt-agents', 'routes/site/services.gpt-agents.tsx'),
    route('services/ai-products', 'routes/site/services.ai-products.tsx'),
    route('services/music-creation', 'routes/site/services.music-creation.tsx'),
    route('services/creative-services', 'routes/site/services.creative-services.tsx'),
    route('services/education-tools', 'routes/site/services.education-tools.tsx'),
    route('services/education', 'routes/site/services.education.ts'),
    route('saas-tools', 'routes/site/saas-tools.tsx'),
    route('portfolio', 'routes/site/portfolio.tsx'),
    route('about', 'routes/site/about.tsx'),
    route('contact', 'routes/site/contact.tsx'),
    route('thank-you', 'routes/site/thank-you.tsx'),
    route('privacy-policy', 'routes/site/privacy-policy.tsx'),
    route('terms-conditions', 'routes/site/terms-conditions.tsx'),
    route('*', 'routes/site/not-found.tsx'),
  ]),

  layout('routes/admin/portal/layout.tsx', [
    route('del-admin-portal-2025', 'routes/admin/portal/portal.tsx'),
    ...prefix('del-admin-portal-2025', [
      route('forgot-password', 'routes/admin/portal/forgot-password.tsx'),
      route('reset-password', 'routes/admin/portal/reset-password.tsx'),
      route('verify-email', 'routes/admin/portal/verify-email.tsx'),
    ]),
  ]),
  route('auth', 'routes/admin/portal/old-address.ts', { id: 'auth' }),
  route('admin/leads', 'routes/admin/portal/old-address.ts', { id: 'admin-leads' }),

  ...prefix('del-admin-dashboard', [
    layout('routes/admin/layout.tsx', [
      route('account', 'routes/admin/account.tsx'),
      route('team', 'routes/admin/team.tsx'),
      index('routes/admin/index.ts'),
      route('leads', 'routes/admin/leads.tsx'),
      route('leads/held-back', 'routes/admin/held-back.tsx'),
      route('leads/:id', 'routes/admin/lead.tsx'),
      route('leads/:id/delete', 'routes/admin/delete-lead.tsx'),
      route('not-found', 'routes/admin/not-found-paths.tsx'),
      route('emails', 'routes/admin/emails.tsx'),
      route('emails/:id', 'routes/admin/email.tsx'),
    ]),
    route('emails/:id/html', 'routes/admin/email-html.ts'),
  ]),

  ...prefix('api', [route('session', 'routes/api/session.ts'), route('sign-out', 'routes/api/sign-out.ts')]),

  route('dev/emails/:id?', 'routes/dev/emails.tsx'),
  route('dev/emails/:id/html', 'routes/dev/email-html.ts'),

  route('api/lead-test-panel', 'routes/api/lead-test-panel.ts'),
] satisfies RouteConfig
