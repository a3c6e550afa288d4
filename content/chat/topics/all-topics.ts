import { assistant } from './assistant.ts'
import { beyond } from './beyond.ts'
import { business } from './business.ts'
import { buying } from './buying.ts'
import { crafts } from './crafts.ts'
import { data } from './data.ts'
import { details } from './details.ts'
import { money } from './money.ts'
import { narrowedTopics } from './narrowed.ts'
import { talk } from './talk.ts'

/** Of two topics that fit equally well, the earlier is taken. */
export const allTopics = {
  ...business,
  ...buying,
  ...money,
  ...data,
  ...assistant,
  ...crafts,
  ...details,
  ...beyond,
  ...narrowedTopics,
  ...talk,
}

export type TopicId = keyof typeof allTopics
