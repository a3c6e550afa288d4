/** Push notification of a new hot lead; it shows the name only if the user chose that. */
export const hotLeadPush = { title: 'New hot lead', body: 'Open it to see who and what.' }

export const testPush = { title: 'It works', body: 'This is how you will hear of new hot leads.' }
