import type { Intent } from '#content/chat/examples/all-examples.ts'
import type { TopicId } from '#content/chat/topics/all-topics.ts'
import type { PriceGroup } from '#content/prices.ts'
import type { Decision } from './decide.ts'
import type { Found } from './find-items.ts'

type Family = { general: TopicId; of: Partial<Record<PriceGroup, TopicId>> }

/** Questions that are answered differently for each part of the price list. */
const families: readonly Family[] = [
  {
    general: 'howLong',
    of: {
      packages: 'howLongBot',
      smb: 'howLongBot',
      ecommerce: 'howLongBot',
      websites: 'howLongWebsite',
      music: 'howLongSong',
      schools: 'howLongOther',
      creative: 'howLongOther',
      gptAgents: 'howLongOther',
    },
  },
  {
    general: 'process',
    of: {
      packages: 'processBot',
      smb: 'processBot',
      ecommerce: 'processShop',
      websites: 'processWebsite',
      music: 'processSong',
      schools: 'processSchool',
      creative: 'processCreative',
      gptAgents: 'processAgent',
    },
  },
  { general: 'revision', of: { websites: 'revisionWebsite', music: 'revisionSong' } },
  { general: 'own', of: { websites: 'ownSite', music: 'ownSong', creative: 'ownCreative' } },
  { general: 'language', of: { music: 'languageSong', schools: 'languageSchool' } },
  {
    general: 'needFrom',
    of: {
      packages: 'needFromBot',
      smb: 'needFromBot',
      ecommerce: 'needFromBot',
      websites: 'needFromWebsite',
    },
  },
]

/** Whose data it is that an assistant sees. */
const ofCustomers = { security: 'customerData' } as const

/** What is told of another part of the price list, or of one item, as it is told of this one. */
const ofParts: Readonly<Partial<Record<string, Readonly<Partial<Record<TopicId, TopicId>>>>>> = {
  smb: ofCustomers,
  ecommerce: ofCustomers,
  packages: ofCustomers,
  gptAgents: ofCustomers,
  websites: { updates: 'editSelf' },
  music: { updates: 'revisionSong', editSelf: 'revisionSong', needFrom: 'processSong' },
  creative: {
    updates: 'revision',
    editSelf: 'revision',
    aiTraining: 'manuscript',
    secret: 'manuscript',
    customerData: 'manuscript',
    security: 'manuscript',
    sharedWith: 'manuscript',
    privacy: 'manuscript',
  },
  schools: {
    security: 'studentData',
    sharedWith: 'studentData',
    privacy: 'studentData',
    customerData: 'studentData',
    aiTraining: 'studentData',
    mistake: 'decides',
    skills: 'staffTraining',
    files: 'filesOfSchool',
    trial: 'processSchool',
  },
  'ecommerce.ownerBot': { followUps: 'ownerAlerts' },
  'creative.authorSite': { updates: 'editSelf', editSelf: 'editSelf' },
  'creative.bookReview': { files: 'videoLength' },
  'music.jingles': { files: 'filesOfJingle' },
  'music.lyricToMusic': { files: 'filesOfLyrics' },
  'websites.customApp': { processWebsite: 'customAppScope', fixedPrice: 'customAppScope' },
}

/** As it is told of the part of the price list that is named, and then of the one thing. */
export function narrowedToPart(decision: Decision, found: Found): Decision {
  return ofPart(narrowed(decision, found), found)
}

/** "Can I change it?" after a song was named: it is asked of its revisions, not of a bot's answers. */
export function ofPart(decision: Decision, { items }: Found): Decision {
  const [item] = items
  if (decision.kind !== 'topic' || !item) return decision
  const topic = ofParts[`${item.group}.${item.id}`]?.[decision.topic] ?? ofParts[item.group]?.[decision.topic]
  return topic ? { ...decision, topic } : decision
}

/** "How long does it take?" is answered for what is named: the jingle, the website. */
export function narrowed(decision: Decision, { items, groups, named, either }: Found): Decision {
  const [group] = groups
  if (decision.kind !== 'topic' || !named || groups.length !== 1 || !group) return decision
  const family = families.find(({ general }) => general === familyOf(decision.topic))
  // A song from one's own words is told of with the book, and made like any song.
  const isSong = group === 'creative' && items.every(({ id }) => id === 'song')
  const topic = family?.of[isSong ? 'music' : group]
  // Software is no website.
  if (family?.general === 'own' && items.every(({ id }) => id === 'customApp'))
    return { ...decision, topic: 'own' }
  return topic && !(either && family.general === 'own') ? { ...decision, topic } : decision
}

/** Whether it is asked how long something takes, or when it is ready, whatever it is. */
export function asksHowLong(decision: Decision): boolean {
  return decision.kind === 'topic' && familyOf(decision.topic) === 'howLong'
}

/** Whether a topic is answered otherwise for one thing than for another. */
export function isGeneral(topic: TopicId): boolean {
  return families.some(({ general }) => general === topic)
}

/** Of a question's family, the one that is likeliest by the whole message: "how long?" beside a song is that of songs. */
export function likeliestOfFamily(topic: TopicId, shares: ReadonlyMap<Intent, number>): TopicId {
  const family = families.find(({ general }) => general === topic)
  const all = family ? [topic, ...Object.values(family.of)] : [topic]
  return all.reduce((best, one) => ((shares.get(one) ?? 0) > (shares.get(best) ?? 0) ? one : best))
}

/** What tells of one thing what another topic tells of all. */
const alike: Partial<Record<TopicId, TopicId>> = {
  filesOfJingle: 'files',
  filesOfLyrics: 'files',
  languageWebsite: 'language',
  chatLanguage: 'language',
  chatModel: 'secret',
  sharedWith: 'secret',
  founderName: 'founder',
  noReviews: 'reviews',
  manuscript: 'secret',
  aiTraining: 'secret',
  customerData: 'secret',
  studentData: 'secret',
  lockIn: 'stop',
  trial: 'demo',
  quoteTime: 'quote',
}

/** What a topic is a part of: two of the same family tell the same. */
export function familyOf(topic: TopicId): TopicId {
  return alike[topic] ?? families.find(({ of }) => Object.values(of).includes(topic))?.general ?? topic
}
