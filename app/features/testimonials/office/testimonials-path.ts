export const TESTIMONIALS = '/del-admin-dashboard/testimonials'
