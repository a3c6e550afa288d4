/** What is said after saving, with scripts and without. */
export const SAVED = 'Settings saved'
export const NOT_SAVED = 'Settings were not saved'
