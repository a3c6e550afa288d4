export const WEBHOOKS = '/del-admin-dashboard/settings/webhooks'
