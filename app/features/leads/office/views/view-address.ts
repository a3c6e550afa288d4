/** Where the saved views are looked after. */
export const VIEWS = '/del-admin-dashboard/leads/views'
