import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuTime } from '#tests/support/browser/cpu-time.ts'
import { analyzeMessage } from './analyze-message.ts'

describe('the service of a message', () => {
  test.each([
    ['I need a chatbot', 'chatbot'],
    ['chat-bot for my salon', 'chatbot'],
    ['WhatsApp automation for my shop', 'chatbot'],
    ['can it answer on whatsapp', 'chatbot'],
    ['AI assistant with voice', 'chatbot'],
    ['a bot for our school', 'chatbot'],
    ['bot banwana hai', 'chatbot'],
    ['मुझे व्हाट्सएप बॉट चाहिए', 'chatbot'],
    ['चैटबॉट', 'chatbot'],
    ['nahitaji boti ya duka langu', 'chatbot'],
    ['build me an app', 'ai-development'],
    ['a website for a school', 'ai-development'],
    ['custom software', 'ai-development'],
    ['who develops it', 'ai-development'],
    ['workflow automation', 'ai-development'],
    ['CRM integration', 'ai-development'],
    ['GPT agents', 'ai-development'],
    ['वेबसाइट बनवानी है', 'ai-development'],
    ['websait chahiye', 'ai-development'],
    ['nataka tovuti', 'ai-development'],
    ['I am a teacher', 'education'],
    ['lesson plans and quizzes', 'education'],
    ['for our classroom', 'education'],
    ['हमारे स्कूल के लिए', 'education'],
    ['shikshak hoon', 'education'],
    ['mimi ni mwalimu', 'education'],
    ['a wedding song', 'creative'],
    ['jingle for my shop', 'creative'],
    ['I wrote a book', 'creative'],
    ['book review video', 'creative'],
    ['logo design', 'creative'],
    ['शादी का गाना', 'creative'],
    ['gaana chahiye', 'creative'],
    ['nataka wimbo', 'creative'],
    ['both of us robotics', undefined],
    ['happy to hear', undefined],
    ['what does it cost', undefined],
    ['Book a demo', undefined],
    ['app log kya karte ho', undefined],
    ['my whatsapp number is 98765 43210', undefined],
    ['write to me: asha@school.example', undefined],
    ['', undefined],
  ])('reads %j as %s', (text, service) => {
    expect(analyzeMessage(text).serviceInterest).toBe(service)
  })
})

test.each([
  ['a bot', 'ai-chatbots'],
  ['GPT agent', 'gpt-agents'],
  ['a website', 'ai-web-apps'],
  ['lesson plans', 'education-tools'],
  ['a song', 'music-creation'],
  ['an author site', 'creative-services'],
])('maps %j to %s on the quote form', (text, service) => {
  expect(analyzeMessage(text).quoteService).toBe(service)
})

test.each([
  ['What is the price?', true],
  ['too expensive', true],
  ['kitna lagega', true],
  ['कीमत क्या है', true],
  ['bei gani', true],
  ['50k', true],
  ['costume and ratepayer', false],
  ['hello', false],
])('returns for %j whether it mentions money: %s', (text, expected) => {
  expect(analyzeMessage(text).isBudget).toBe(expected)
})

describe('the contacts in a message', () => {
  test.each([
    ['mail Asha.Verma@Example.TEST.', { email: 'asha.verma@example.test' }],
    ['asha at gmail dot com', { email: 'asha@gmail.com' }],
    ['asha (at) mail (dot) co (dot) in', { email: 'asha@mail.co.in' }],
    ['call 98765 43210', { phone: '98765 43210' }],
    ['+91-98765-43210', { phone: '+91-98765-43210' }],
    ['९८७६५ ४३२१०', { phone: '98765 43210' }],
    ['mob no.9876543210', { phone: '9876543210' }],
    ['a@b.test, +254 712 345 678', { email: 'a@b.test', phone: '+254 712 345 678' }],
    ['9876543210 50000', { phone: '9876543210' }],
    ['25,000-50,000', undefined],
    ['25000-50000', undefined],
    ['1,00,000 - 2,50,000', undefined],
    ['order 12345678', undefined],
    ['4111 1111 1111 1111', undefined],
    ['on 21-11-2026 at 10:30', undefined],
    ['meet me at noon dot', undefined],
    ['look at this dot point', undefined],
  ])('reads %j as %j', (text, contact) => {
    expect(analyzeMessage(text).contactInfo).toEqual(contact)
  })
})

describe('the budget in a message', () => {
  test.each([
    ['25k', '25k-50k'],
    ['50 hazar', '50k-1l'],
    ['1 lakh', '1l-2.5l'],
    ['2.5 lakh', '2.5l-plus'],
    ['२.५ लाख', '2.5l-plus'],
    ['ढाई लाख', '2.5l-plus'],
    ['elfu 50', '50k-1l'],
    ['my budget is ₹20,000', 'under-25k'],
    ['budget 25,000-50,000', '25k-50k'],
    ['₹50,000 to ₹1,00,000', '50k-1l'],
    ['1-2 lakh', '1l-2.5l'],
    ['upto 50k', '25k-50k'],
    ['50k tak', '25k-50k'],
    ['around 60000 rupees', '50k-1l'],
    ['we can spend 1 lakh on it', '1l-2.5l'],
    ['mera budget 30 hazaar hai', '25k-50k'],
    ['बजट ५० हज़ार', '50k-1l'],
    ['bajeti yangu ni elfu 30', '25k-50k'],
    ['is the bot ₹19,999?', undefined],
    ['what can I get for my shop with 500 customers', undefined],
    ['budget?', undefined],
    ['$500', undefined],
    ['call 9876543210', undefined],
    ['2 weeks', undefined],
  ])('reads %j as %s', (text, budget) => {
    expect(analyzeMessage(text).budget).toBe(budget)
  })

  test('reads a lone number as the budget if the reply asked for it', () => {
    expect(analyzeMessage('we thought of 60000 for all of it').budget).toBeUndefined()
    expect(analyzeMessage('we thought of 60000 for all of it', 'budget').budget).toBe('50k-1l')
  })
})

describe('the timeline in a message', () => {
  test.each([
    ['asap', 'asap'],
    ['next week', 'asap'],
    ['do hafte', 'asap'],
    ['I need it in two weeks', 'asap'],
    ['within 10 days', 'asap'],
    ['अगले हफ्ते', 'asap'],
    ['दो हफ्ते में चाहिए', 'asap'],
    ['wiki ijayo', 'asap'],
    ['wiki mbili', 'asap'],
    ['jaldi chahiye', 'asap'],
    ['next month', '1-month'],
    ['agle mahine', '1-month'],
    ['in a month', '1-month'],
    ['3-4 weeks', '1-month'],
    ['ek mahine mein', '1-month'],
    ['mwezi ujao', '1-month'],
    ['2-3 months', '2-3-months'],
    ['in a couple of months', '2-3-months'],
    ['do teen mahine', '2-3-months'],
    ['तीन महीने', '2-3-months'],
    ['miezi miwili', '2-3-months'],
    ['6+ months', '6-months-plus'],
    ['half a year', '6-months-plus'],
    ['next year', '6-months-plus'],
    ['agle saal', '6-months-plus'],
    ['chhe mahine', '6-months-plus'],
    ['we opened 3 years ago', undefined],
    ['is it 2,999 per month?', undefined],
    ['book a demo tomorrow', undefined],
    ['can we have a call next week', undefined],
    ['not urgent', undefined],
    ['hello', undefined],
  ])('reads %j as %s', (text, timeline) => {
    expect(analyzeMessage(text).timeline).toBe(timeline)
  })

  test('reads a duration within a longer sentence as the timeline if the reply asked for it', () => {
    const answer = 'well we thought that two months could be good for us'
    expect(analyzeMessage(answer).timeline).toBeUndefined()
    expect(analyzeMessage(answer, 'timeline').timeline).toBe('2-3-months')
  })
})

test.each([
  ['My name is Asha Verma and I run a shop', 'Asha Verma'],
  ['my name is asha', 'asha'],
  ['Hi, this is Ravi from Saket', 'Ravi'],
  ["I'm Asha, 98765 43210", 'Asha'],
  ['mera naam Asha hai', 'Asha'],
  ['मेरा नाम आशा वर्मा है', 'आशा वर्मा'],
  ['jina langu ni Amina', 'Amina'],
  ['naitwa Juma na nina duka', 'Juma'],
  ['I am looking for a bot', undefined],
  ['I am Interested', undefined],
  ['this is urgent', undefined],
])('reads the name in %j as %s', (text, name) => {
  expect(analyzeMessage(text).name).toBe(name)
})

test('reads all facts from one message', () => {
  const message =
    'My name is Asha. Need a WhatsApp bot urgently, budget 50k, next week. asha@example.test, 98765 43210'
  expect(analyzeMessage(message)).toEqual({
    serviceInterest: 'chatbot',
    quoteService: 'ai-chatbots',
    urgencyLevel: 'High',
    isBudget: true,
    budget: '50k-1l',
    timeline: 'asap',
    name: 'Asha',
    contactInfo: { email: 'asha@example.test', phone: '98765 43210' },
  })
})

test('analyses any input quickly and never throws', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => void analyzeMessage(text)))
  const long = [
    'jaldi '.repeat(200),
    'not so very '.repeat(100),
    '1 lakh '.repeat(150),
    'my name is '.repeat(90),
  ]
  for (const text of [...long, 'a'.repeat(1_000), '१'.repeat(1_000), '__proto__', '\ud800']) {
    expect(cpuTime(() => analyzeMessage(text))).toBeLessThan(500)
  }
})
