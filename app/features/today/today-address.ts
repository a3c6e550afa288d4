/** Where the forms of Today are sent from other screens: the query says that its index is meant, not its frame. */
export const TODAY = '/del-admin-dashboard?index'
