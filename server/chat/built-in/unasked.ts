import type { Concept } from '#content/chat/concepts.ts'
import { pricePages } from '#content/chat/price-pages.ts'
import { allTopics, type TopicId } from '#content/chat/topics/all-topics.ts'
import type { Topic } from '#content/chat/topics/topic.ts'
import { worries } from '#content/chat/topics/worries.ts'
import type { PageId } from '#content/pages.ts'
import type { Decision } from './decide.ts'
import { asksHowLong, familyOf } from './narrow-topic.ts'
import { pageOfTopic } from './reply-actions.ts'
import type { Meant } from './understand.ts'

/** Whether something is likely by the examples, and yet nobody asked it beside this. */
export function isUnasked(other: Decision, meant: Meant): boolean {
  return [
    isOfFeesElsewhere,
    isUnsaid,
    isOfAllBesideOwn,
    isWhenOfOthers,
    isOfWhatIsNoPerson,
    isHardlyOfLater,
    (item: Decision) => item.kind === 'item' && isPriceUnwanted(meant),
    isRebateOnBundle,
    isPriceOfAnother,
    isPriceOfUntold,
    isSumOfTold,
    isChangeOfStopped,
    isTaxOfReceipt,
    isWorkOfRights,
    isFilesOfCuts,
  ].some((isSo) => isSo(other, meant))
}

/** Who asks what a bundle saves hears that, and not that there is no rebate besides. */
function isRebateOnBundle(other: Decision, { concepts, decision }: Meant): boolean {
  return (
    other.kind === 'topic' &&
    other.topic === 'discount' &&
    decision.kind !== 'topic' &&
    concepts.has('bundle')
  )
}

/** "I am a tutor, can I buy the lesson plans alone, what do they cost?" was told it: not the price for another trade. */
function isPriceOfAnother(other: Decision, { decision, found }: Meant): boolean {
  if (other.kind !== 'price' || decision.kind !== 'topic' || found.named) return false
  const { of }: Topic = allTopics[decision.topic]
  return of !== undefined && !found.groups.some((group) => of.startsWith(`${group}.`))
}

/** "Leads come from the website and WhatsApp, and I forget half of them": nobody asks for the sum of both. */
function isSumOfTold(other: Decision, { concepts, decision, found }: Meant): boolean {
  const isOfSeveral = other.kind === 'price' && decision.kind === 'topic' && found.groups.length > 1
  return isOfSeveral && !wanting.some((concept) => concept !== 'want' && concepts.has(concept))
}

/** "I don't like it, how do I stop?" asks for no changes. */
function isChangeOfStopped(other: Decision, { decision }: Meant): boolean {
  const isOfChanges = other.kind === 'topic' && familyOf(other.topic) === 'revision'
  return isOfChanges && decision.kind === 'topic' && decision.topic === 'stop'
}

/** What has no price yet was told so: not the prices of all else. */
function isPriceOfUntold(other: Decision, { decision, found }: Meant): boolean {
  if (other.kind !== 'price' || decision.kind !== 'topic' || found.named) return false
  return (allTopics[decision.topic] as Topic).toldAtOnce === true
}

/** A receipt that has not come is no question of taxes. */
function isTaxOfReceipt(other: Decision, { decision }: Meant): boolean {
  const isReceipt = decision.kind === 'topic' && decision.topic === 'afterPaying'
  return isReceipt && other.kind === 'topic' && other.topic === 'tax'
}

/** "I want my number erased, how does that go?" asks nothing about how work is done. */
function isWorkOfRights(other: Decision, { decision }: Meant): boolean {
  const isOfWork = other.kind === 'topic' && other.topic === 'process'
  return isOfWork && decision.kind === 'topic' && pageOfTopic(decision.topic) === 'privacy'
}

/** What is cut for video, reels and radio was told of. */
function isFilesOfCuts(other: Decision, { decision, found }: Meant): boolean {
  const isOfFiles = other.kind === 'topic' && other.topic === 'files'
  return isOfFiles && decision.kind !== 'topic' && found.items.some(({ id }) => id === 'multiFormat')
}

const fees: ReadonlySet<TopicId> = new Set<TopicId>(['setUpFee', 'monthlyFee'])

/** "What are the two prices?" of a song and a video are not those of a bot. */
function isOfFeesElsewhere(other: Decision, { found: { named, items } }: Meant): boolean {
  const isOfFees = other.kind === 'topic' && fees.has(other.topic)
  return isOfFees && named && items.every(({ price }) => price.monthly === undefined)
}

// Beside a price, each of these is told only to somebody who says one of its words.
const onlyIfSaid: Partial<Record<TopicId, readonly Concept[]>> = {
  fixedPrice: ['fixed', 'range', 'why', 'mean', 'honest'],
  discount: ['discount', 'saving', 'free'],
  formBudget: ['quote'],
  expensive: ['expensive'],
}

// ... and each of these beside whatever else is told.
const onlyIfSaidAtAll: Partial<Record<TopicId, readonly Concept[]>> = {
  onOwnSite: ['bot'],
  needFrom: ['needFrom', 'begin'],
  reviews: ['reviews'],
  extraCost: ['extraCost'],
}

/** Who only asks for a price need not hear why some are ranges, nor that there is no rebate. */
function isUnsaid(other: Decision, { concepts, decision }: Meant): boolean {
  if (other.kind !== 'topic') return false
  const words = (decision.kind === 'price' && onlyIfSaid[other.topic]) || onlyIfSaidAtAll[other.topic]
  return words !== undefined && !words.some((concept) => concepts.has(concept))
}

const ofAll: ReadonlySet<TopicId> = new Set<TopicId>(['offer', 'audience'])

/** Who says what they run, and is told what there is for it, need not hear of all the rest. */
function isOfAllBesideOwn(other: Decision, { decision, found }: Meant): boolean {
  const isTold = decision.kind === 'item' || (decision.kind === 'topic' && decision.topic === 'abroad')
  return other.kind === 'topic' && ofAll.has(other.topic) && isTold && found.items.length > 0
}

/** What tells itself when it can be had is no work that takes a while. */
function isWhenOfOthers(other: Decision, { decision }: Meant): boolean {
  if (decision.kind !== 'topic') return false
  const { tellsWhen }: Topic = allTopics[decision.topic]
  return tellsWhen === true && asksHowLong(other)
}

// So likely it is asked beside a price whether that will rise.
const LATER = 0.4

function isHardlyOfLater(other: Decision, { decision }: Meant): boolean {
  const isOfLater = other.kind === 'topic' && other.topic === 'priceRise'
  return isOfLater && decision.kind !== 'topic' && other.score < LATER
}

/** Asked of what there is: "any discount on the quiz and the lesson plans?" */
const ofOffers: ReadonlySet<TopicId> = new Set<TopicId>(['discount', 'abroad', 'shopPlatforms'])
const wanting: readonly Concept[] = ['want', 'price', 'howMuch', 'total', 'plus', 'info']

// Where it is not so clear what is asked, what is named is the better part of the answer.
const CLEAR = 0.4

/** Who worries about something, or asks about several things, and wants none of them yet, need not hear what they cost. */
function isPriceUnwanted(meant: Meant): boolean {
  const { concepts, decision, found } = meant
  if (decision.kind !== 'topic' || ofOffers.has(decision.topic)) return false
  const isSum = found.items.length > 1 && !found.either && decision.score >= CLEAR
  return isWorried(meant) || (isSum && !isWanting(concepts))
}

/** Whether somebody worries about something, and wants none of it yet. */
export function isWorried({ concepts, decision }: Meant): boolean {
  return decision.kind === 'topic' && worries.has(decision.topic) && !isWanting(concepts)
}

function isWanting(concepts: Meant['concepts']): boolean {
  return wanting.some((concept) => concepts.has(concept))
}

const ofNoPerson: ReadonlySet<TopicId> = new Set<TopicId>(['humanLike', 'robot', 'clientCall', 'answerDesk'])

/** Who wants to talk to a person, "no machine please", asks nothing about machines. */
function isOfWhatIsNoPerson(other: Decision, { decision }: Meant): boolean {
  const isHuman = decision.kind === 'topic' && decision.topic === 'human'
  return isHuman && other.kind === 'topic' && ofNoPerson.has(other.topic)
}

const servicePages = new Set<PageId | undefined>(Object.values(pricePages))

/** Whether it stands on the page of something else than what is named, so that it is hardly meant as well. */
export function isOfOtherThings(decision: Decision, found: Meant['found']): boolean {
  const page = decision.kind === 'topic' ? pageOfTopic(decision.topic) : undefined
  const pages = found.groups.map((group) => pricePages[group])
  // Packages, on that page, may hold anything.
  if (page === 'services' || pages.includes('services')) return false
  return found.named && servicePages.has(page) && !pages.some((one) => one === page)
}
