import { topics } from './topic.ts'

/** Websites, songs, books and schools. */
export const crafts = topics({
  seo: { when: ['seo'], page: 'aiAppDevelopment' },
  oldSite: { when: ['oldSite'], page: 'aiAppDevelopment', of: 'websites.business' },
  mobileFriendly: {
    when: ['mobileFriendly'],
    page: 'aiAppDevelopment',
    of: 'websites.business',
    unless: ['voice', 'bot', 'call'],
  },
  mobileApp: { when: ['mobileApp'], page: 'aiAppDevelopment', of: 'websites.customApp' },
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
  languageWebsite: { when: [], page: 'aiAppDevelopment', open: true },
  shopPayment: { when: [], page: 'aiAppDevelopment', of: 'websites.shop' },
  pageCount: {
    when: ['contact website', 'contact website included', 'pageCount'],
    page: 'aiAppDevelopment',
    of: 'websites.business',
  },
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
  filesOfJingle: { when: [], page: 'musicCreation', of: 'music.jingles' },
  filesOfLyrics: { when: [], page: 'musicCreation', of: 'music.lyricToMusic' },
  videoLength: {
    when: ['files video', 'files book', 'howLong video files'],
    page: 'creativeServices',
    of: 'creative.bookReview',
  },
  honest: { when: ['honest', 'honest reviews'], page: 'creativeServices', of: 'creative.bookReview' },
  oneTeacher: { when: [], page: 'educationTools', of: 'schools.lessonPlans' },
  oneFamily: { when: [], page: 'educationTools' },
  perStudent: { when: [], page: 'educationTools' },
  staffTraining: {
    when: ['staffTraining'],
    page: 'educationTools',
  },
  syllabus: {
    when: ['syllabus'],
    page: 'educationTools',
    of: 'schools.lessonPlans',
    unless: ['price', 'quiz', 'worksheet'],
  },
  filesOfSchool: {
    when: ['files lessonPlan', 'files school', 'files quiz', 'files worksheet'],
    page: 'educationTools',
    of: 'schools.lessonPlans',
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
