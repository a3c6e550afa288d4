import { topics } from './topic.ts'

/**
 * What a topic is told as where it is known of what it is asked, or what certain words make of it: none has examples
 * of its own. `narrow-topic.ts`, `said-instead.ts` and `answer.ts` put them in the place of the others.
 */
export const narrowedTopics = topics({
  revisionWebsite: { when: [], page: 'aiAppDevelopment', of: 'websites.business' },
  revisionSong: { when: [], page: 'musicCreation', of: 'music.eventSongs' },
  noReviews: { when: [], page: 'testimonials' },
  founderName: {
    when: ['founderName', 'founderName founder', 'founderName mean'],
    page: 'about',
    open: true,
  },
  manuscript: { when: [], page: 'creativeServices', of: 'creative.bookReview' },
})
