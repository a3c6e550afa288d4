import { topics } from './topic.ts'

/** What is kept, who owns what, and who may see it. */
export const data = topics({
  privacy: {
    when: [
      'info keep',
      'info safe',
      'data keep',
      'info keep whatFor',
      'sell data',
      'sell phone',
      'sell privacy',
      'privacy',
      'data safe',
      'safe',
      'privacy safe',
      'data',
    ],
    page: 'privacy',
    unless: ['student'],
  },
  deleteData: { when: ['remove data', 'remove privacy', 'remove'], page: 'privacy' },
  studentData: {
    when: [
      'children data safe',
      'student data safe',
      'school data safe',
      'children data privacy',
      'student data aiTraining',
      'student data',
      'school data',
      'children data',
      'school privacy',
      'student privacy',
      'student safe',
      'children safe',
      'children privacy',
      'school safe',
    ],
    page: 'educationTools',
  },
  aiTraining: {
    when: ['aiTraining'],
    page: { context: 'creativeServices' },
  },
  cookies: { when: ['cookies'], page: 'privacy' },
  secret: { when: ['safe book', 'safe author', 'secret'], page: 'terms' },
  own: { when: ['own'], page: 'terms' },
  ownSite: { when: ['own website'], page: 'aiAppDevelopment' },
  ownSong: { when: ['own song', 'own jingle', 'commercial', 'own commercial'], page: 'musicCreation' },
  ownCreative: { when: ['own book', 'own video', 'own author'], page: 'creativeServices' },
})
