import { topics } from './topic.ts'

/** Websites, songs, books and schools. */
export const crafts = topics({
  seo: { when: ['seo', 'seo website'], page: 'aiAppDevelopment' },
  oldSite: { when: ['oldSite', 'oldSite update', 'oldSite warranty'], page: 'aiAppDevelopment' },
  mobileFriendly: { when: ['mobileFriendly', 'mobileFriendly website'], page: 'aiAppDevelopment' },
  mobileApp: { when: ['mobileApp', 'mobileApp app'], page: 'aiAppDevelopment' },
  editSelf: {
    when: ['editSelf', 'editSelf website', 'update website', 'editSelf product'],
    page: 'aiAppDevelopment',
  },
  pageCount: { when: ['pageCount', 'pageCount website'], page: 'aiAppDevelopment' },
  revision: { when: ['revision', 'revision website', 'update song'], page: { context: 'aiAppDevelopment' } },
  singer: { when: ['singer', 'singer song', 'song voice'], page: 'musicCreation' },
  files: { when: ['files', 'files song', 'files jingle'], page: 'musicCreation', unless: ['book', 'video'] },
  videoLength: { when: ['files video', 'files book', 'howLong video files'], page: 'creativeServices' },
  honest: { when: ['honest', 'honest reviews', 'honest book'], page: 'creativeServices' },
  staffTraining: {
    when: ['staffTraining', 'staffTraining teacher', 'staffTraining school'],
    page: 'educationTools',
  },
  syllabus: { when: ['syllabus', 'syllabus school', 'syllabus lessonPlan'], page: 'educationTools' },
  decides: {
    when: ['decides', 'decides grading', 'mistake grading', 'decides teacher'],
    page: 'educationTools',
  },
})
