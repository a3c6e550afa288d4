import { beforeAll, describe, expect, it } from 'vitest'
import { answer } from './answer.ts'
import { understandTurn } from './in-conversation.ts'
import { loadAnswer } from './load-answer.ts'
import { readQuestion } from './read-question.ts'

const context = { locale: 'en', earlier: [], links: {} } as const

describe('what is set against each other', () => {
  beforeAll(async () => {
    await loadAnswer(process.env.KNOWLEDGE_FILE)
  }, 300_000)

  it.each([
    ['portfolio site or business site for a carpenter?', ['portfolio', 'business']],
    ['portfolio wali site aur business wali site me kya farak hai', ['portfolio', 'business']],
    ['portfolio वाली साइट और business वाली साइट में क्या अंतर है', ['portfolio', 'business']],
    ['nichukue portfolio site au business site?', ['portfolio', 'business']],
    ['song from my own lyrics or an event song?', ['lyricToMusic', 'eventSongs']],
    ['mummy ke birthday ke liye lyric wala lu ya event song', ['lyricToMusic', 'eventSongs']],
    ['pehle website lu ya whatsapp wala bot', ['business', 'businessBot']],
    ['normal bot lu ya multichannel', ['chatbots', 'multichannel']],
    ['business bot inatosha au nichukue agent', ['businessBot', 'agents']],
    ['lesson plan aur content maker ek hi cheez hai kya', ['content', 'lessonPlans']],
  ])('finds both in %j', (question, ids) => {
    const reading = readQuestion(question)
    const { found, decision } = understandTurn({ text: question, reading }, [])
    expect(found.items.map(({ id }) => id).sort()).toEqual([...ids].sort())
    expect(decision.kind).toBe('compare')
  })

  it.each([
    'is the demo free or not',
    'room khali hai ya nahi, website pe bhi jawab de',
    'business website or ek jingle jodke kitna',
  ])('finds no choice in %j', (question) => {
    const reading = readQuestion(question)
    const { found, decision } = understandTurn({ text: question, reading }, [])
    expect(found.isChoice).toBeUndefined()
    expect(decision.kind).not.toBe('compare')
  })

  it.each([
    ['agent + crm integration, minimum and maximum?', /₹45,000 – ₹90,000/],
    ['company ki anniversary ka gana aur usi ke reel wale cut bhi, dono ka jod ke', /₹7,000 – ₹25,000/],
    ['नई बिजनेस वेबसाइट और पार्लर का बुकिंग बोट, दोनों साथ में कितना', /₹32,998/],
    ['every school tool except virtual classroom, 10 teachers, yearly figure', /₹1,28,000/],
    ['lesson plan छोड़के बाकी सारे स्कूल टूल, टोटल कितना', /₹1,33,000/],
    ['quiz maker miaka miwili shule italipa ngapi', /₹16,000/],
    ['quiz maker + grading help + content maker साल का कितना', /^क्विज़ मेकर.*₹35,000/],
  ])('adds up what is wanted together in %j', (question, sum) => {
    expect(answer(question, context).text).toMatch(sum)
  })
})

describe('what stands beside an answer', () => {
  it('is the price card of what is named, and no more words', () => {
    const { text, actions } = answer('how many days till the clinic bot is live', context)
    expect(text).not.toContain('₹')
    expect(actions).toContainEqual({ kind: 'price-card', group: 'smb', ids: ['businessBot'] })
  })

  it.each([
    ['how much extra for the voice', /^Voice add-on: ₹14,999/],
    ['quiz maker price for a school of 400 students', /^Quiz maker: ₹8,000/],
    ['i want a birthday song, is 3000 enough', /₹3,000 may be enough/],
    ['we have only 20000 for the business website', /₹20,000 is enough/],
    ['we have only 20000 for the business bot', /In the first month that is ₹22,998/],
    ['name of founder?', /^The founder’s name.* not on the site/],
    ['my novel is unpublished, will you train ai with it', /^Your manuscript/],
    ['how many corrections on the website', /^Two rounds of changes are included: you say/],
    ['quiz maker + grading help + content maker yearly', /₹35,000/],
    ['simple si website chahiye mithai ki dukan ki, kya charge hai', /^Business website: ₹12,999/],
  ])('does not keep what is asked in %j from the beginning', (question, told) => {
    expect(answer(question, context).text).toMatch(told)
  })
})
