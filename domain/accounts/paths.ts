/** Paths of account pages that both the server and the pages link to. */
export const PORTAL_PATH = '/del-admin-portal-2025'
export const DASHBOARD_PATH = '/del-admin-dashboard'
export const TEAM_PATH = '/del-admin-dashboard/team'
export const SECURITY_PATH = '/del-admin-dashboard/account/security'
/** The page where the owner edits the contact details and texts of the website. */
export const WEBSITE_SETTINGS_PATH = '/del-admin-dashboard/settings/website'
export const PHONE_PATH = '/del-admin-dashboard/account/phone'
/** The page where a browser subscribes to push notifications about leads. */
export const DEVICE_PATH = '/del-admin-dashboard/account/device'
/** The web app manifest and the service worker of the back office. */
export const APP_MANIFEST_PATH = '/del-admin-dashboard/app.webmanifest'
export const WORKER_PATH = '/del-admin-dashboard/worker.js'
