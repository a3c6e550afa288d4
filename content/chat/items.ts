import type { PriceGroup, Prices } from '#content/prices.ts'
import type { Concept } from './concepts.ts'

/** One price of the list, as `group.id`. */
export type ItemName = { [Group in PriceGroup]: `${Group}.${keyof Prices[Group] & string}` }[PriceGroup]

export type ItemRule = {
  /** All concepts of a line must be there; any line will do. */
  when: readonly string[]
  unless?: readonly Concept[]
  items: readonly ItemName[]
  /** Only where nothing else is named: "software" alone says little. */
  alone?: true
  /** It is one of these, and the question does not say which. */
  either?: true
  /** What a match uses up besides the line's own concepts, so that no later rule is matched by it. */
  takes?: readonly Concept[]
}

const bots = ['bot', 'whatsApp'] as const

/** Which prices are meant. Read from the top; what a rule has used is gone for those below, who asks is not. */
export const itemRules: readonly ItemRule[] = [
  {
    when: ['customerBot voice', 'onlineShop bot voice'],
    items: ['ecommerce.customerBot', 'ecommerce.voice'],
    takes: bots,
    unless: ['avatar'],
  },
  {
    when: [
      'businessBot voice',
      'bot voice',
      'booking voice plus',
      'voice whatsApp plus',
      'voice whatsApp total',
    ],
    items: ['smb.businessBot', 'smb.voice'],
    takes: bots,
    // A speaking face is one thing, with its voice.
    unless: ['website', 'avatar'],
  },
  {
    when: ['bot dashboard plus'],
    unless: ['website', 'onlineShop', 'customerBot', 'ownerBot'],
    items: ['smb.businessBot', 'smb.dashboard'],
    takes: bots,
  },
  {
    when: ['bot broadcast plus', 'booking broadcast plus'],
    unless: ['website', 'onlineShop', 'customerBot', 'ownerBot'],
    items: ['smb.businessBot', 'smb.broadcast'],
    takes: bots,
  },
  { when: ['customerBot'], items: ['ecommerce.customerBot'], takes: bots },
  { when: ['ownerBot'], items: ['ecommerce.ownerBot'], takes: bots },
  {
    when: ['businessBot website onlineShop plus'],
    unless: ['portfolio', 'bundle'],
    items: ['ecommerce.customerBot', 'websites.shop'],
    takes: bots,
  },
  {
    when: ['businessBot website plus'],
    unless: ['onlineShop', 'portfolio', 'bundle'],
    items: ['smb.businessBot', 'websites.business'],
    takes: bots,
  },
  { when: ['businessBot'], items: ['smb.businessBot'], takes: bots },
  { when: ['starter'], items: ['packages.starter'], takes: ['package'] },
  // These are in it.
  {
    when: ['growth voice', 'growth dashboard'],
    unless: ['plus', 'or', 'compare', 'total'],
    items: ['packages.growth'],
    takes: ['package', 'voice', 'dashboard'],
  },
  { when: ['growth'], items: ['packages.growth'], takes: ['package'] },
  {
    when: ['enterprise'],
    unless: ['song', 'jingle', 'onlyBig'],
    items: ['packages.enterprise'],
    takes: ['package'],
  },
  {
    when: ['bundle website bot compare', 'bundle website bot or'],
    items: ['websites.businessWithChatbot', 'websites.bundle'],
    takes: ['bot', 'package', 'bundle'],
  },
  // One that answers everywhere is no website.
  {
    when: ['channel website whatsApp', 'channel website bot'],
    unless: ['onlineShop', 'orders', 'plus', 'or'],
    items: ['gptAgents.multichannel'],
    takes: [...bots, 'website', 'channel', 'package', 'bundle'],
  },
  {
    when: ['package website whatsApp'],
    unless: ['bundle', 'onlineShop', 'portfolio'],
    items: ['packages.growth', 'websites.bundle'],
    either: true,
    takes: [...bots, 'voice'],
  },
  {
    when: ['bundle website', 'bundle app', 'package website'],
    unless: ['own'],
    items: ['websites.bundle'],
    // It answers on the site and on WhatsApp.
    takes: [...bots, 'package', 'bundle'],
  },
  { when: ['bundle onlineShop'], items: ['ecommerce.bundle'], takes: ['bot', 'package'] },
  {
    when: ['bundle smb', 'bundle localShop', 'bundle broadcast'],
    items: ['smb.bundle'],
    takes: ['bot', 'package'],
  },
  {
    when: ['bundle'],
    unless: ['school', 'teacher'],
    items: ['smb.bundle', 'ecommerce.bundle', 'websites.bundle'],
    either: true,
    takes: ['bot', 'package'],
  },
  {
    when: ['package'],
    unless: ['school', 'teacher'],
    items: ['packages.starter', 'packages.growth', 'packages.enterprise'],
    either: true,
  },
  // Poems are read on an author's website.
  {
    when: ['website lyrics'],
    unless: ['song'],
    items: ['creative.authorSite'],
    takes: ['lyrics', 'portfolio'],
  },
  // Who sells books on the site needs a cart.
  {
    when: ['website book onlineShop', 'website author onlineShop'],
    unless: ['bot'],
    items: ['websites.shop'],
    takes: ['portfolio'],
  },
  { when: ['website author', 'website book'], items: ['creative.authorSite'], takes: ['portfolio'] },
  {
    when: ['song book video plus', 'song author video plus'],
    items: ['creative.song', 'creative.bookReview'],
    takes: ['lyrics', 'multiFormat'],
  },
  {
    when: ['book video', 'author video', 'book reviews'],
    items: ['creative.bookReview'],
    takes: ['video', 'multiFormat'],
  },
  { when: ['song book', 'song author'], unless: ['lyrics', 'event'], items: ['creative.song'] },
  // A book of poems is still a book.
  {
    when: ['song lyrics book', 'song lyrics author'],
    items: ['creative.song'],
    takes: ['lyrics', 'event'],
  },
  {
    when: ['book'],
    unless: ['song', 'lyrics'],
    items: ['creative.bookReview', 'creative.authorSite', 'creative.song'],
    either: true,
  },
  // Where enquiries come from is no second thing to buy.
  {
    when: ['crm whatsApp'],
    unless: ['bot'],
    items: ['gptAgents.crm'],
    takes: ['app', 'whatsApp', 'channel'],
  },
  { when: ['crm'], items: ['gptAgents.crm'], takes: ['app'] },
  { when: ['avatar'], items: ['gptAgents.avatars'], takes: [...bots, 'voice', 'video', 'lyrics'] },
  {
    when: ['multichannel'],
    items: ['gptAgents.multichannel'],
    takes: [...bots, 'website', 'channel', 'agent'],
  },
  {
    when: ['channel bot', 'channel whatsApp'],
    unless: ['onlineShop', 'orders'],
    items: ['gptAgents.multichannel'],
    takes: [...bots, 'website', 'channel'],
  },
  {
    when: ['channel'],
    unless: ['onlineShop', 'orders', 'website', 'song', 'jingle', 'video', 'book', 'multiFormat', 'author'],
    items: ['gptAgents.multichannel'],
    takes: bots,
  },
  // A lesson plan in PDF is no bot that reads PDFs.
  { when: ['trained bot'], items: ['gptAgents.chatbots'], takes: bots },
  { when: ['trained'], unless: ['lessonPlan', 'quiz'], items: ['gptAgents.chatbots'], takes: bots },
  { when: ['agent'], items: ['gptAgents.agents'], takes: bots },
  { when: ['website portfolio', 'portfolio'], items: ['websites.portfolio'] },
  { when: ['website onlineShop bot'], items: ['websites.shop', 'ecommerce.customerBot'] },
  // "Do you make websites, or only bots?"
  {
    when: ['website bot or'],
    unless: ['withOrWithout', 'compare', 'school', 'onlineShop', 'portfolio', 'voice', 'plus'],
    items: ['websites.business', 'websites.portfolio', 'smb.businessBot'],
    either: true,
    takes: ['whatsApp'],
  },
  // The one answers on the site, the other on WhatsApp as well.
  {
    when: ['website bot whatsApp'],
    unless: ['or', 'noWebsite'],
    items: ['websites.businessWithChatbot', 'websites.bundle'],
  },
  { when: ['website bot'], items: ['websites.businessWithChatbot'], takes: ['whatsApp'] },
  { when: ['website onlineShop'], items: ['websites.shop'], takes: ['app'] },
  { when: ['website localShop'], items: ['websites.business', 'websites.shop'], either: true },
  { when: ['website smb', 'website school', 'website teacher'], items: ['websites.business'] },
  {
    when: ['website'],
    items: ['websites.business', 'websites.businessWithChatbot', 'websites.portfolio', 'websites.shop'],
    either: true,
  },
  // Where a jingle is heard is no second thing to buy.
  {
    when: ['jingle multiFormat'],
    unless: ['plus', 'or', 'compare', 'total'],
    items: ['music.jingles'],
    takes: ['multiFormat', 'song', 'video'],
  },
  {
    when: ['jingle', 'song localShop', 'song smb'],
    unless: ['event', 'lyrics'],
    items: ['music.jingles'],
    takes: ['song'],
  },
  { when: ['jingle'], items: ['music.jingles'], takes: ['song'] },
  { when: ['lyrics'], unless: ['book'], items: ['music.lyricToMusic'], takes: ['song'] },
  {
    when: ['song relative'],
    unless: ['localShop', 'onlineShop', 'smb', 'book', 'author', 'lyrics', 'jingle'],
    items: ['music.eventSongs'],
    takes: ['event'],
  },
  { when: ['song event'], items: ['music.eventSongs'], takes: ['video'] },
  {
    when: ['event'],
    unless: ['website', 'portfolio', 'book', 'video', 'bot', 'smb', 'booking', 'lyrics', 'broadcast'],
    items: ['music.eventSongs'],
  },
  { when: ['multiFormat'], items: ['music.multiFormat'], takes: ['song', 'video'] },
  // What is cut from a song is no video of a book.
  {
    when: ['song video plus'],
    unless: ['book', 'author', 'event'],
    items: ['music.multiFormat'],
    takes: ['video'],
  },
  {
    when: ['song'],
    items: ['music.eventSongs', 'music.lyricToMusic', 'music.jingles', 'creative.song'],
    either: true,
  },
  { when: ['video'], unless: ['onlineClass', 'jingle'], items: ['creative.bookReview'] },
  { when: ['lessonPlan'], items: ['schools.lessonPlans'] },
  { when: ['quiz'], items: ['schools.quiz'] },
  { when: ['worksheet'], unless: ['smb'], items: ['schools.content'] },
  { when: ['grading'], items: ['schools.grading'] },
  // Who asks whether parents see them sends no messages.
  {
    when: ['careerTest parents'],
    unless: ['plus', 'total', 'or', 'compare', 'broadcast', 'whatsApp'],
    items: ['schools.careerTest'],
    takes: ['parents'],
  },
  {
    when: ['behavior parents'],
    unless: ['smb', 'plus', 'total', 'or', 'compare', 'broadcast', 'whatsApp'],
    items: ['schools.behavior'],
    takes: ['parents'],
  },
  { when: ['behavior'], unless: ['smb'], items: ['schools.behavior'] },
  {
    when: ['parents teacher', 'parents school', 'parents lessonPlan', 'parents quiz'],
    items: ['schools.parentCommunication'],
    takes: ['broadcast', 'whatsApp'],
  },
  // Whose customers are parents: a coaching centre, a children's doctor; or who has a song made for their own.
  {
    when: ['parents'],
    unless: ['smb', 'song', 'event'],
    items: ['schools.parentCommunication'],
    takes: ['broadcast', 'whatsApp'],
  },
  { when: ['onlineClass'], items: ['schools.virtualClassroom'] },
  { when: ['careerTest'], items: ['schools.careerTest'] },
  { when: ['voice onlineShop'], unless: ['song', 'lyrics', 'jingle'], items: ['ecommerce.voice'] },
  { when: ['voice'], unless: ['song', 'lyrics', 'jingle', 'video', 'book'], items: ['smb.voice'] },
  { when: ['dashboard onlineShop'], items: ['ecommerce.dashboard'] },
  { when: ['dashboard'], items: ['smb.dashboard'] },
  { when: ['broadcast'], items: ['smb.broadcast'], takes: ['whatsApp', 'channel'] },
  { when: ['bot onlineShop', 'whatsApp onlineShop'], items: ['ecommerce.customerBot'], takes: bots },
  {
    when: ['bot smb', 'bot localShop', 'bot school', 'bot booking', 'whatsApp smb', 'whatsApp localShop'],
    items: ['smb.businessBot'],
    takes: bots,
  },
  {
    when: ['bot whatsApp', 'whatsApp'],
    items: ['smb.businessBot', 'ecommerce.customerBot'],
    either: true,
    takes: bots,
  },
  { when: ['bot'], items: ['smb.businessBot', 'ecommerce.customerBot', 'gptAgents.chatbots'], either: true },
  { when: ['app'], items: ['websites.customApp'], alone: true },
]

/** Who asks is not used up by a rule: a clinic stays a clinic for the next one. */
export const askers = [
  'onlineShop',
  'localShop',
  'smb',
  'school',
  'teacher',
  'student',
  'author',
  'creator',
] as const

/** What is shown to somebody who only said who they are, and where the rest of it stands. */
export const forAskers: Record<(typeof askers)[number], { group: PriceGroup; items: readonly ItemName[] }> = {
  onlineShop: { group: 'ecommerce', items: ['ecommerce.customerBot', 'ecommerce.ownerBot'] },
  localShop: { group: 'smb', items: ['smb.businessBot'] },
  smb: { group: 'smb', items: ['smb.businessBot'] },
  school: {
    group: 'schools',
    items: [
      'schools.lessonPlans',
      'schools.quiz',
      'schools.content',
      'schools.grading',
      'schools.behavior',
      'schools.careerTest',
      'schools.parentCommunication',
      'schools.virtualClassroom',
    ],
  },
  teacher: { group: 'schools', items: ['schools.lessonPlans', 'schools.quiz', 'schools.content'] },
  student: { group: 'schools', items: ['schools.quiz', 'schools.careerTest', 'schools.virtualClassroom'] },
  author: { group: 'creative', items: ['creative.bookReview', 'creative.authorSite', 'creative.song'] },
  creator: {
    group: 'music',
    items: ['music.multiFormat', 'music.jingles', 'music.lyricToMusic', 'creative.song'],
  },
}
