import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { lexicons } from '#content/chat/lexicon/lexicons.ts'
import { allTopics } from '#content/chat/topics/all-topics.ts'
import { type PageId, pages } from '#content/pages.ts'
import { type Price, prices } from '#content/prices.ts'
import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import { answer } from '#server/chat/built-in/answer.ts'
import { lessons } from '#server/chat/built-in/lessons.ts'
import { loadAnswer } from '#server/chat/built-in/load-answer.ts'
import { cpuTime } from '../cpu-time.ts'
import { hostileTexts } from '../hostile-texts.ts'
import { conversations } from './conversations.ts'
import { plainestQuestions } from './plainest-questions.ts'
import { possibleAmounts } from './possible-amounts.ts'
import { factsOfOtherPages } from './questions/facts-of-other-pages.ts'
import { factsOfServices } from './questions/facts-of-services.ts'
import { heldOutQuestions } from './questions/held-out.ts'
import { secondHeldOut } from './questions/held-out-2.ts'
import { thirdHeldOut } from './questions/held-out-3.ts'
import { fourthHeldOut } from './questions/held-out-4.ts'
import { fifthHeldOut } from './questions/held-out-5.ts'
import { sixthHeldOut } from './questions/held-out-6.ts'
import { seventhHeldOut } from './questions/held-out-7.ts'
import { eighthHeldOut } from './questions/held-out-8.ts'
import { ninthHeldOut } from './questions/held-out-9.ts'
import { tenthHeldOut } from './questions/held-out-10.ts'
import { eleventhHeldOut } from './questions/held-out-11.ts'
import { twelfthHeldOut } from './questions/held-out-12.ts'
import { thirteenthHeldOut } from './questions/held-out-13.ts'
import { fourteenthHeldOut } from './questions/held-out-14.ts'
import { fifteenthHeldOut } from './questions/held-out-15.ts'
import { sixteenthHeldOut } from './questions/held-out-16.ts'
import { seventeenthHeldOut } from './questions/held-out-17.ts'
import { eighteenthHeldOut } from './questions/held-out-18.ts'
import { nineteenthHeldOut } from './questions/held-out-19.ts'
import { twentiethHeldOut } from './questions/held-out-20.ts'
import { twentyFirstHeldOut } from './questions/held-out-21.ts'
import { twentySecondHeldOut } from './questions/held-out-22.ts'
import { twentyThirdHeldOut } from './questions/held-out-23.ts'
import { twentyFourthHeldOut } from './questions/held-out-24.ts'
import { twentyFifthHeldOut } from './questions/held-out-25.ts'
import { twentySixthHeldOut } from './questions/held-out-26.ts'
import { twentySeventhHeldOut } from './questions/held-out-27.ts'
import { twentyEighthHeldOut } from './questions/held-out-28.ts'
import { twentyNinthHeldOut } from './questions/held-out-29.ts'
import { thirtiethHeldOut } from './questions/held-out-30.ts'
import { questions } from './questions.ts'
import { scoreQuestions } from './score-questions.ts'

const languages = ['en', 'hi-Latn', 'hi', 'sw'] as const satisfies readonly ReplyLanguage[]
const context = { locale: 'en', earlier: [], links: {} } as const

describe('the built-in assistant', () => {
  // With what the build has just learnt; without it, learning takes long where other work goes on.
  beforeAll(async () => {
    await loadAnswer(process.env.KNOWLEDGE_FILE)
  }, 300_000)

  const asked = conversations.map(({ turns, ...rest }) => ({ question: turns.at(-1) ?? '', turns, ...rest }))
  it.each(asked)(
    'understands "$question" by what was said before',
    ({ question, turns, tells, not = [] }) => {
      const earlier = turns.slice(0, -1).map((text) => ({ text, isBot: false }))
      const { text } = answer(question, { ...context, earlier })
      for (const told of tells) expect(text).toContain(told)
      for (const untold of not) expect(text).not.toContain(untold)
    },
  )

  it.each(languages)('answers 19 of 20 questions of the table right in %s', (language) => {
    const { right, asked, wrong } = scoreQuestions(questions, language)
    expect(right / asked, `\n${wrong.join('\n')}`).toBeGreaterThanOrEqual(0.95)
  })

  it('tells a price, and of nothing else first, to whoever asks for no more', () => {
    const others = plainestQuestions.filter((question) => {
      const { topic, text } = answer(question, context)
      return !(topic === 'price' || topic === 'item') || !text.slice(0, 160).includes('₹')
    })
    expect(plainestQuestions.length).toBeGreaterThan(500)
    expect(others).toEqual([])
  })

  it('knows nearly all short questions that stand among its examples', () => {
    const short = lessons().filter(
      ({ text, intent, subject, after }, at) =>
        at % 7 === 0 && !subject && !after && intent in allTopics && text.split(' ').length <= 6,
    )
    const others = short.filter(({ text, intent }) => answer(text, context).topic !== intent)
    expect(short.length).toBeGreaterThan(1_000)
    const missed = others.map(({ text, intent }) => `${intent}: ${text}`).join('\n')
    expect(others.length / short.length, missed).toBeLessThan(0.05)
  })

  it('does nearly as well on questions that were written after it answered the table', () => {
    const { right, asked, wrong } = scoreQuestions([...heldOutQuestions, ...secondHeldOut])
    expect(asked).toBeGreaterThanOrEqual(130)
    expect(right / asked, `\n${wrong.join('\n')}`).toBeGreaterThanOrEqual(0.9)
  })

  // Written by somebody who had not seen the assistant, each set in another manner. The least share is what it must
  // keep of what was learnt from the set; what the first runs gave stands with the questions.
  it.each([
    ['in short messages', thirdHeldOut, 0.95],
    ['after a story', fourthHeldOut, 0.82],
    ['two at a time', fifthHeldOut, 0.9],
    ['with doubts and second thoughts', sixthHeldOut, 0.66],
    ['of all kinds', seventhHeldOut, 0.95],
    ['of all kinds, once more', eighthHeldOut, 0.94],
    ['with sums, halves and what is not told', ninthHeldOut, 0.79],
    ['of all kinds, a third time', tenthHeldOut, 0.9],
    ['with doubts, stories and two things at once', eleventhHeldOut, 0.85],
    ['who run a shop, a restaurant or a factory', twelfthHeldOut, 0.94],
    ['in clinics, schools and arts', thirteenthHeldOut, 0.93],
    ['beside the prices', sixteenthHeldOut, 0.94],
    ['in romanised Hindi, of all kinds', fourteenthHeldOut, 0.95],
    ['in Hindi and Swahili', fifteenthHeldOut, 0.97],
    ['plainly, of all trades', seventeenthHeldOut, 0.88],
    ['plainly, once more', eighteenthHeldOut, 0.9],
    ['plainly, a third time', nineteenthHeldOut, 0.95],
    ['in Hindi and Swahili, once more', twentiethHeldOut, 0.93],
    ['two at a time, once more', twentyFirstHeldOut, 0.87],
    ['plainly, a fourth time', twentySecondHeldOut, 0.93],
    ['plainly, a fifth time', twentyThirdHeldOut, 0.92],
    ['plainly, a sixth time', twentyFourthHeldOut, 0.91],
    ['plainly, a seventh time', twentyFifthHeldOut, 0.93],
    ['plainly, an eighth time', twentySixthHeldOut, 0.93],
    ['plainly, a ninth time', twentySeventhHeldOut, 0.92],
    ['with a need, or how work goes', twentyEighthHeldOut, 0.9],
    ['that it has hardly learnt from', twentyNinthHeldOut, 0.85],
    ['in Hindi and Swahili, and for what they do not name', thirtiethHeldOut, 0.85],
  ] as const)('answers questions that strangers ask %s', (_, rows, least) => {
    const { right, asked, wrong } = scoreQuestions(rows)
    expect(asked).toBeGreaterThanOrEqual(100)
    expect(right / asked, `\n${wrong.join('\n')}`).toBeGreaterThanOrEqual(least)
  })

  it.each([
    ['the home page and the service pages', factsOfServices, 0.88],
    ['the other pages', factsOfOtherPages, 0.93],
  ] as const)('tells most of the facts that stand on %s', (_, rows, least) => {
    const { right, asked, wrong } = scoreQuestions(rows)
    expect(asked).toBeGreaterThanOrEqual(200)
    expect(right / asked, `\n${wrong.join('\n')}`).toBeGreaterThanOrEqual(least)
  })

  it.each([
    ['can i trust you', 'reviews'],
    ['when do i pay', 'advance'],
    ['do you share with others', 'sharedWith'],
    ['is your site secure', 'security'],
    ['how long for a website', 'howLongWebsite'],
    ['how long does it take', 'howLongBot'],
    ['what is the process', 'processBot'],
    ['konsi city me ho', 'location'],
    ['bahar desh me bhi karte ho', 'abroad'],
    ['कौन सी भाषा में है', 'language'],
    ['and per month?', 'price'],
    ['aur voice ke saath?', 'price'],
  ])(
    'hears after the price of a bot what %j asks, and leans on the bot only where it must',
    (question, topic) => {
      const earlier = [{ text: 'what does a whatsapp bot for my clinic cost', isBot: false }]
      expect(answer(question, { ...context, earlier }).topic).toBe(topic)
    },
  )

  it('states no amount that is not in the price list or a sum of it, whatever is asked for together', () => {
    const words = Object.values(lexicons)
      .flatMap((lexicon) => Object.values(lexicon))
      .flatMap((list) => list.split(','))
      .map((entry) => entry.replace('*', '').trim())
    const some = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 7 })
    const turn = fc.oneof(
      some.map((list) => list.join(' ')),
      fc.constantFrom(...questions).map((row) => row.question),
    )
    fc.assert(
      fc.property(turn, fc.array(turn, { maxLength: 2 }), (question, before) => {
        const earlier = before.map((text) => ({ text, isBot: false }))
        const reply = answer(question, { ...context, earlier })
        const amounts = reply.text.match(/[₹$]\d+(?:,\d+)*/g) ?? []
        // What was counted before is summed up after.
        const allowed = possibleAmounts(reply, [question, ...before].join(' '))
        expect(amounts.filter((amount) => !allowed.has(amount))).toEqual([])
      }),
      { numRuns: 1_000, seed: 20_261_121 },
    )
  })

  it('keeps every reply short, complete, and free of addresses of pages', () => {
    for (const { question } of questions) {
      for (const locale of ['en', 'hi', 'sw'] as const) {
        const { text, page } = answer(question, { ...context, locale })
        expect(text, question).not.toMatch(/https?:|www\.|\/services|[{}]|undefined/)
        expect(text.split(/\s+/).length, `${question}: ${text}`).toBeLessThanOrEqual(90)
        if (page) expect(Object.keys(pages)).toContain(page satisfies PageId)
      }
    }
  })

  it('shows cards of prices that exist, four at most in each', () => {
    for (const { question } of questions) {
      for (const action of answer(question, context).actions) {
        if (action.kind !== 'price-card') continue
        const list: Record<string, Record<string, Price>> = prices
        expect(action.ids.length).toBeGreaterThan(0)
        expect(action.ids.length).toBeLessThanOrEqual(4)
        expect(Object.keys(list[action.group] ?? {})).toEqual(expect.arrayContaining(action.ids))
      }
    }
  })

  it('keeps to the language of the conversation where a message does not tell its own', () => {
    const earlier = [{ text: 'mujhe clinic ke liye bot chahiye', isBot: false }]
    expect(answer('price?', { ...context, earlier }).language).toBe('hi-Latn')
    expect(answer('price?', { ...context, locale: 'sw' }).language).toBe('sw')
    expect(answer('what is the price?', { ...context, locale: 'hi' }).language).toBe('en')
  })

  it('offers a person, and says what it can read, to somebody who writes in another script', () => {
    const reply = answer('உங்கள் விலை என்ன', context)
    expect(reply.known).toBe(false)
    expect(reply.text).toContain('English, Hindi and Swahili')
    expect(reply.actions).toContainEqual({ kind: 'hand-over' })
  })

  it.each([
    ['do you design a logo for shops', 'The site says nothing about logos'],
    ['kya aap google ads chalate hain', 'ads ya social media chalane ke baare mein site par kuch nahi likha'],
    ['क्या आप गूगल पर विज्ञापन चलाते हैं', 'साइट पर कुछ नहीं लिखा'],
    ['mnatengeneza nembo', 'Tovuti haisemi lolote kuhusu nembo'],
  ])('says plainly that the site tells nothing of it: %s', (question, held) => {
    const reply = answer(question, context)
    expect(reply).toMatchObject({ known: false, page: 'services' })
    expect(reply.text).toContain(held)
    expect(reply.actions).toContainEqual({ kind: 'hand-over' })
  })

  it('tells what the site says of a thing, and that it does not know what was asked of it', () => {
    const reply = answer('can the song be played by a live band', context)
    expect(reply.known).toBe(false)
    expect(reply.text).toMatch(/don’t know that exactly.*₹/)
    expect(reply.actions.map(({ kind }) => kind)).toEqual(['price-card', 'page', 'hand-over'])
  })

  it.each(['lesson plans for class 6 to 8, i teach at home alone', 'class 6 se 8 ke lesson plan kitne ke'])(
    'takes no class for a number of teachers: %s',
    (question) => {
      const { text, actions } = answer(question, context)
      expect(actions).toContainEqual({ kind: 'price-card', group: 'schools', ids: ['lessonPlans'] })
      expect(text).not.toMatch(/₹(18|24),000/)
    },
  )

  it.each([
    ['i have 8 teachers, no sorry 6, lesson plan price', '₹18,000'],
    ['we are 12 teachers... wait 14 actually, cost of lesson planner', '₹42,000'],
    ['8 teacher nahi 6 hai, lesson plan ka kitna', '₹18,000'],
    ['lesson plans for 8 teachers, now tell me for 30 students', '₹24,000'],
  ])('counts what a message comes to in the end: %s', (question, sum) => {
    expect(answer(question, context).text).toContain(sum)
  })

  it.each([
    ['do you accept emi and what is the price for voice agent', ['₹14,999', 'EMI']],
    ['price of voice bot for my hospital and does it talk in hindi', ['₹14,999', 'Hindi']],
    ['website + jingle price', ['₹3,000', '₹7,999']],
    ['details please', ['₹19,999', '₹7,999']],
    ['need bot', ['₹19,999', '₹24,999']],
    ['is gst extra? and in dollars?', ['GST', '$300']],
    ['website kitne din mein, kitne paise', ['do hafte', '₹12,999']],
    ['does it run with shopify, how much', ['Shopify', '₹24,999']],
    ['is there a karaoke version? price?', ['karaoke', '₹1,000']],
    ['your cheapest thing and the dearest', ['₹1,000', '₹1,50,000']],
    ['a poem of mine as a song and also a short video of my book, both prices', ['₹1,000', '₹3,000']],
  ])('answers all of it: %s', (question, held) => {
    const { text } = answer(question, context)
    for (const fact of held) expect(text).toContain(fact)
  })

  it.each([
    ['the phone at our salon rings all day, i want the bot and the calls answered too', '₹34,998'],
    ['one bot for my buyers and one that tells me when stock is low, is there a combined price', '₹49,999'],
    ['website pe bhi aur whatsapp pe bhi chatbot chahiye, website bhi banani hai, kitna', '₹44,999'],
    ['crm integration plus a gpt agent, min and max', '₹45,000 – ₹90,000'],
    ['calls bhi machine uthaye aur whatsapp bhi kare, total mahine ka kitna', '₹4,998'],
    ['nursery se 5 tak ka school, 12 teacher hai, lesson plan saal ka kitna', '₹36,000'],
    ['i wrote 9 poems and want three of them as songs with karaoke, what will it be', '₹3,000 – ₹15,000'],
    ['bot aur call dono chahiye clinic ke liye, har mahine kitna', '₹4,998'],
    ['starter and dashboard, what is it in total', '₹29,998'],
    ['lesson plans for 10 teachers and messages to parents, total for our school trust', '₹55,000'],
    ['lyrics to music plus a reel cut of it, total', '₹6,000 – ₹20,000'],
  ])('adds up what is wanted, in whatever words it is named: %s', (question, total) => {
    expect(answer(question, context).text).toContain(total)
  })

  it.each([
    ['what do i get in the 49999 one', ['E-commerce bundle', 'Customer bot and owner bot']],
    ['44999 wale me kya kya milta hai', ['Business Growth', 'SME bundle', 'Website bundle']],
  ])('tells what there is in that which costs so much: %s', (question, held) => {
    const { text } = answer(question, context)
    for (const fact of held) expect(text).toContain(fact)
  })

  it.each([
    ['does the quiz tool also make the answer sheet', '₹15,000'],
    ['who can look at the behaviour notes, parents too?', '₹25,000'],
    ['my mother in law has a clinic, can the bot answer her patients', 'courts of Delhi'],
    ['are behaviour records shown to parents, and what is it per year', '₹25,000'],
    ['a package with a website and a bot on whatsapp as well, for my hotel', '₹64,998'],
    ['i teach 3 batches alone at home, lesson plans for a year', '₹9,000'],
    ['lesson plans for my teachers and tests for the classes, per year', '₹11,000'],
    ['jingle for my sweet shop, price', 'how many tools'],
    ['can my jingle be used in instagram ads', 'says nothing'],
    ['birthday wishes and offers as a bulk message to all customers', '₹2,000'],
    ['the cheapest thing you offer', 'discount'],
  ])('takes no word for something else that it names by accident: %s', (question, other) => {
    expect(answer(question, context).text).not.toContain(other)
  })

  it('gives the WhatsApp number only where one is set', () => {
    const number = '+91 98000 00000'
    expect(answer('your contact', { ...context, links: { whatsAppNumber: number } }).text).toContain(number)
    expect(answer('your contact', context).text).not.toMatch(/\+\d|Or WhatsApp/)
  })

  it('answers anything at all within 50 ms, without ever throwing', () => {
    const hostile = [
      ...hostileTexts,
      'a'.repeat(10_000),
      'kitna '.repeat(2_000),
      'whatsapp bott prise '.repeat(500),
      '😀'.repeat(5_000),
      '\u202e'.repeat(10_000),
      '1,'.repeat(5_000),
      `${'(a+)+'.repeat(2_000)}$`,
      'ก'.repeat(10_000),
      'ा'.repeat(10_000),
      'xqzjkvbw '.repeat(1_200),
      Array.from(
        { length: 400 },
        (_, at) => `kimtawesb${String.fromCharCode(97 + (at % 26), 97 + (at % 7))}t`,
      ).join(' '),
      'constructor toString hasOwnProperty valueOf __proto__',
      '',
      ' \n\t ',
    ]
    for (const text of hostile) {
      const times = [1, 2, 3].map(() =>
        cpuTime(() => {
          const reply = answer(text, { ...context, earlier: [{ text, isBot: false }] })
          expect(reply.text.length).toBeGreaterThan(0)
        }),
      )
      // The best of three: what else the process does is not measured here.
      expect(Math.min(...times), text.slice(0, 40)).toBeLessThan(50)
    }
  })
})
