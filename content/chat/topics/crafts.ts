import { topics } from './topic.ts'

/** Websites, songs, books and schools. */
export const crafts = topics({
  seo: { when: ['seo'], page: 'aiAppDevelopment' },
  oldSite: { when: ['oldSite'], page: 'aiAppDevelopment' },
  mobileFriendly: { when: ['mobileFriendly'], page: 'aiAppDevelopment', unless: ['voice', 'bot', 'call'] },
  mobileApp: { when: ['mobileApp'], page: 'aiAppDevelopment' },
  editSelf: {
    when: [
      'self update',
      'self update website',
      'self website',
      'self product',
      'self update product',
      'editSelf',
      'editSelf website',
      'update website',
      'editSelf product',
    ],
    page: 'aiAppDevelopment',
  },
  shopPayment: { when: [], page: 'aiAppDevelopment' },
  pageCount: { when: ['contact website', 'contact website included', 'pageCount'], page: 'aiAppDevelopment' },
  revision: {
    when: ['revision', 'update song'],
    page: { context: 'aiAppDevelopment' },
    unless: ['lyrics'],
  },
  singer: { when: ['singer', 'song voice'], page: 'musicCreation' },
  files: {
    when: ['files', 'files song', 'files jingle'],
    page: 'musicCreation',
    unless: ['book', 'video', 'lessonPlan', 'quiz', 'worksheet', 'school'],
  },
  videoLength: { when: ['files video', 'files book', 'howLong video files'], page: 'creativeServices' },
  honest: { when: ['honest', 'honest reviews'], page: 'creativeServices' },
  oneTeacher: { when: [], page: 'educationTools' },
  oneFamily: { when: [], page: 'educationTools' },
  perStudent: { when: [], page: 'educationTools' },
  staffTraining: {
    when: ['staffTraining'],
    page: 'educationTools',
  },
  syllabus: {
    when: ['syllabus', 'files lessonPlan', 'files school'],
    page: 'educationTools',
    unless: ['price', 'quiz', 'worksheet'],
  },
  decides: {
    when: [
      'teacherMarks',
      'decides grading',
      'mistake grading',
      'decides teacher',
      'decides grading teacher',
    ],
    page: 'educationTools',
  },
})
