/** What a lock screen shows of a new hot lead; the name in the second line only where that was chosen. */
export const hotLeadPush = { title: 'New hot lead', body: 'Open it to see who and what.' }

export const testPush = { title: 'It works', body: 'This is how you will hear of new hot leads.' }
