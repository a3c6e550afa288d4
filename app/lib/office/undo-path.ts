export const UNDO = '/del-admin-dashboard/changes/undo'
