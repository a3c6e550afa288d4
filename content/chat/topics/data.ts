import { topics } from './topic.ts'

/** What is kept, who owns what, and who may see it. */
export const data = topics({
  privacy: {
    when: ['privacy', 'data safe', 'safe', 'privacy safe', 'data'],
    page: 'privacy',
    unless: ['student'],
  },
  deleteData: { when: ['remove data', 'remove privacy', 'remove'], page: 'privacy' },
  studentData: {
    when: [
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
    when: ['aiTraining', 'aiTraining privacy', 'aiTraining data'],
    page: { context: 'creativeServices' },
  },
  cookies: { when: ['cookies', 'cookies website'], page: 'privacy' },
  secret: { when: ['secret'], page: 'terms' },
  own: { when: ['own'], page: 'terms' },
  ownSite: { when: ['own website'], page: 'aiAppDevelopment' },
  ownSong: { when: ['own song', 'own jingle', 'commercial', 'own commercial'], page: 'musicCreation' },
  ownCreative: { when: ['own book', 'own video', 'own author'], page: 'creativeServices' },
})
