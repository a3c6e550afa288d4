import type { Concept } from './concepts.ts'

type Combination = {
  when: readonly Concept[]
  unless?: readonly Concept[]
  means: Concept
  /** What it is no more. */
  instead?: readonly Concept[]
}

/** What several words mean together, wherever they stand in the sentence: "online" and "sarees" are an online shop. */
export const combinations: readonly Combination[] = [
  { when: ['online', 'sell'], means: 'onlineShop', instead: ['localShop'] },
  { when: ['online', 'localShop'], means: 'onlineShop', instead: ['localShop'] },
  { when: ['channel', 'sell'], means: 'onlineShop', instead: ['localShop'] },
  { when: ['channel', 'localShop'], means: 'onlineShop', instead: ['localShop'] },
  // A plumber does not want to buy plumbing.
  { when: ['mine', 'notOffered'], unless: ['want'], means: 'smb', instead: ['notOffered'] },
  { when: ['mine', 'notOffered', 'bot'], means: 'smb', instead: ['notOffered'] },
  { when: ['mine', 'notOffered', 'website'], means: 'smb', instead: ['notOffered'] },
  // "Kitna lagega" is said of money, and of time.
  { when: ['howMuch'], unless: ['howLong'], means: 'price' },
  { when: ['phone', 'keep'], unless: ['sell'], means: 'keepNumber' },
  { when: ['phone', 'same'], means: 'keepNumber' },
  { when: ['look', 'made'], means: 'pastWork' },
  { when: ['look', 'before'], unless: ['made'], means: 'demo' },
  { when: ['notify', 'orders'], means: 'ownerBot' },
  { when: ['giveBack', 'price'], means: 'refund' },
  // An answer sheet that comes with a test is no correcting of it.
  {
    when: ['quiz', 'grading'],
    unless: ['price', 'total', 'howMuch', 'year', 'or', 'compare'],
    means: 'quiz',
    instead: ['grading'],
  },
  // Parents who may read the notes on behaviour are no reason to sell messages to them.
  { when: ['behavior', 'parents', 'look'], means: 'behavior', instead: ['parents'] },
  // Who wants "a video and my website" has none yet.
  { when: ['want', 'oldSite', 'plus'], means: 'website', instead: ['oldSite'] },
  // "Majaribio" are tests at a school, and trials elsewhere.
  { when: ['trial', 'lessonPlan'], means: 'quiz', instead: ['trial'] },
]
