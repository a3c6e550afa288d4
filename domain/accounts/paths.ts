/** Addresses of the accounts' screens that server and pages both name. */
export const PORTAL_PATH = '/del-admin-portal-2025'
export const DASHBOARD_PATH = '/del-admin-dashboard'
export const TEAM_PATH = '/del-admin-dashboard/team'
export const SECURITY_PATH = '/del-admin-dashboard/account/security'
/** Where the owner sets what the website says of the business. */
export const WEBSITE_SETTINGS_PATH = '/del-admin-dashboard/settings/website'
export const PHONE_PATH = '/del-admin-dashboard/account/phone'
/** Where a browser says that it is the one of a device that is told of leads. */
export const DEVICE_PATH = '/del-admin-dashboard/account/device'
/** The back office as an app: what it is called there, and what stands between its pages and the network. */
export const APP_MANIFEST_PATH = '/del-admin-dashboard/app.webmanifest'
export const WORKER_PATH = '/del-admin-dashboard/worker.js'
