/** Addresses of the accounts' screens that server and pages both name. */
export const PORTAL_PATH = '/del-admin-portal-2025'
export const TEAM_PATH = '/del-admin-dashboard/team'
export const SECURITY_PATH = '/del-admin-dashboard/account/security'
