export type ReplyLanguage = 'en' | 'hi' | 'hi-Latn' | 'sw'
