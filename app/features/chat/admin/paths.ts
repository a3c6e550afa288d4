export const CHATS = '/del-admin-dashboard/chats'
export const UNANSWERED = `${CHATS}/unanswered`
