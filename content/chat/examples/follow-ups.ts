import type { PriceGroup } from '#content/prices.ts'
import type { ItemName } from '../items.ts'
import type { TopicId } from '../topics/all-topics.ts'
import type { Intent } from './all-examples.ts'

/** What the message before was about: a topic, or a part of the price list, or one thing of it. */
export type SpokenOfBefore = TopicId | PriceGroup | ItemName

/** What people go on with after each of these, by what they mean in that place, one a line. */
export type FollowUps = Readonly<Partial<Record<SpokenOfBefore, Partial<Record<Intent, string>>>>>
