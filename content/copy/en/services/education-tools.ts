import type { ServicePageCopy } from '#content/copy/service-page.ts'
import { prices } from '#content/prices.ts'
import { formatRupees } from '#domain/money.ts'

export const educationTools = {
  title: 'AI tools for schools and teachers',
  description: `Lesson plans, quizzes, grading help and parent communication for schools, priced per year, from ${formatRupees(prices.schools.lessonPlans.amount)} a teacher.`,
  keywords: 'AI for schools, lesson plan generator, quiz maker, grading help, parent communication',
  heading: 'Evenings back for teachers',
  lead: 'Lesson plans, quizzes, worksheets and messages to parents, drafted in minutes and finished by the teacher who knows the class.',
  picture: {
    kind: 'paper',
    caption: 'An example: a draft that a teacher checks, changes and owns.',
    title: 'Photosynthesis',
    subtitle: 'Class 7 · Science · 40 minutes',
    rows: [
      { label: '5 min', text: 'Question: why is the leaf green?' },
      { label: '10 min', text: 'Story of a leaf’s day, with a drawing' },
      { label: '15 min', text: 'Pairs: leaf in water, count the bubbles' },
      { label: '7 min', text: 'Quiz of five, answers on the back' },
      { label: '3 min', text: 'Homework, and a message to parents in Hindi' },
    ],
    foot: 'Draft · waits for the teacher',
  },
  does: {
    heading: 'What teachers get',
    points: [
      { title: 'Drafts, not orders', text: 'Plans and worksheets for your syllabus, ready to change.' },
      { title: 'Tests in any chapter', text: 'With answer keys, and a second version for the next bench.' },
      {
        title: 'First marks',
        text: 'Feedback on answers, which the teacher checks before a student sees it.',
      },
      { title: 'Parents who understand', text: 'Messages in the language that is spoken at home.' },
    ],
  },
  steps: {
    heading: 'How a school starts',
    list: [
      { title: 'One subject, two teachers', text: 'You choose who tries it, with your own chapters.' },
      { title: 'A short training', text: 'In the staff room or by video, in Hindi or English.' },
      { title: 'The whole school', text: 'Tool by tool, as you need them. Each has a price per year.' },
    ],
  },
  faq: [
    {
      question: 'What happens to students’ data?',
      answer:
        'As little as possible is kept, for the school only, and nothing is used for advertising or to train AI. You get it in writing.',
    },
    {
      question: 'Does AI mark our students?',
      answer: 'It proposes. A teacher decides each mark, and can see why it was proposed.',
    },
    {
      question: 'Is there a price for one teacher?',
      answer:
        'Yes, the lesson plans are priced per teacher and year. The other tools are for the whole school.',
    },
  ],
} satisfies ServicePageCopy
