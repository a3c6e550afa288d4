import type { PriceGroup, Prices } from '#content/prices.ts'

/** An item of the price list, as `group.id`. */
type ItemName = { [Group in PriceGroup]: `${Group}.${keyof Prices[Group] & string}` }[PriceGroup]

/** Common names of products in all languages, and the prices they may refer to. */
export type GroupNames = { names: string; of: readonly (PriceGroup | ItemName)[] }

export const groupNames: readonly GroupNames[] = [
  {
    names: 'website, websites, site, web site, वेबसाइट, साइट, tovuti',
    of: ['websites', 'creative.authorSite', 'overview.websites'],
  },
  {
    names: 'bot, bots, chatbot, chatbots, assistant, assistants, बॉट, चैटबॉट, असिस्टेंट, boti, msaidizi',
    of: [
      'packages',
      'overview',
      'ecommerce',
      'smb',
      'gptAgents',
      'websites.businessWithChatbot',
      'websites.bundle',
    ],
  },
  { names: 'voice, voice bot, वॉइस, आवाज़, sauti', of: ['smb.voice', 'ecommerce.voice', 'gptAgents.avatars'] },
  { names: 'dashboard, डैशबोर्ड, dashibodi', of: ['smb.dashboard', 'ecommerce.dashboard'] },
  { names: 'broadcast, ब्रॉडकास्ट, matangazo', of: ['smb.broadcast'] },
  {
    names: 'bundle, bundles, package, packages, बंडल, पैकेज, kifurushi, vifurushi',
    of: ['packages', 'smb', 'ecommerce', 'websites'],
  },
  { names: 'starter, स्टार्टर', of: ['packages.starter'] },
  { names: 'growth, ग्रोथ', of: ['packages.growth'] },
  { names: 'song, songs, music, gaana, gaane, गाना, गाने, wimbo, nyimbo', of: ['music', 'creative.song'] },
  { names: 'jingle, jingles, जिंगल', of: ['music.jingles'] },
  {
    names: 'book video, book videos, video, videos, वीडियो',
    of: ['creative.bookReview', 'music.multiFormat'],
  },
  { names: 'author website, author site, author websites', of: ['creative.authorSite'] },
  { names: 'e-commerce website, online shop, online store, web shop', of: ['websites.shop', 'ecommerce'] },
  { names: 'agent, agents, एजेंट', of: ['gptAgents'] },
  {
    names: 'lesson plan, lesson plans, पाठ योजना, mpango wa somo, mipango ya somo',
    of: ['schools.lessonPlans'],
  },
  { names: 'quiz, quizzes, क्विज़', of: ['schools.quiz'] },
  { names: 'app, web app, apps, ऐप, programu', of: ['websites.customApp', 'websites.bundle'] },
]
