import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuTime } from '#tests/support/browser/cpu-time.ts'
import { checkReply, createReplyFilter, type ReplyRules } from './check-reply.ts'

const rules: ReplyRules = {
  paths: new Set(['/contact', '/services/smb']),
  origin: 'https://site.example',
  email: 'hello@site.example',
  amounts: { rupees: new Set([19_999, 2_999]), dollars: new Set([300]) },
  correction: 'Please see the price list.',
}

function check(reply: string): string {
  return checkReply(reply, rules).text
}

describe('converting markup to plain text', () => {
  test.each([
    ['**Bold** and _slanted_ and `code`', 'Bold and slanted and code'],
    ['## A heading\n\n* one\n* two', 'A heading\n\n- one\n- two'],
    ['> said\n---\nmore', 'said\nmore'],
    ['| Name | Pages |\n|---|---|\n| Starter | some |', 'Name Pages \n Starter some'],
    ['snake_case stays', 'snake_case stays'],
    ['<b>Hello</b> there<br>', 'Hello there'],
    ['<script>alert("x")</script>Hello', 'Hello'],
    ['＜b＞Hello＜/b＞ ﹤script﹥ there', 'Hello there'],
    ['<scr<script>ipt>Hello', 'script>Hello'],
    ['Look: <img src=x onerror=alert(1)', 'Look:'],
    ['![a picture](https://evil.test/x.png)Hello', 'Hello'],
    ['5 < 6 and 7 > 2', '5 < 6 and 7 > 2'],
    ['Tom &amp; Asha', 'Tom & Asha'],
    ['\u202egnp.\u202c plain\u0000', 'gnp. plain'],
    ['hid\ufe01den\u{e0100} t\u3164ext\u2800', 'hidden text'],
    ['e\u0300\u0301\u0302\u0303\u0304\u0305 piled', 'e\u0300\u0301\u0302\u0303 piled'],
    ['क्\u200dष और नमस्ते', 'क्\u200dष और नमस्ते'],
    ['Is it good? Yes, it is!', 'Is it good? Yes, it is!'],
  ])('converts %j to %j', (reply, text) => {
    expect(check(reply).replace(/ +/g, ' ')).toBe(text)
  })
})

describe('filtering links', () => {
  test.each([
    ['See /contact.', 'See /contact.'],
    ['See [our form](/contact).', 'See our form (/contact).'],
    ['See https://site.example/contact now.', 'See https://site.example/contact now.'],
    ['See site.example/contact.', 'See site.example/contact.'],
    ['Write to hello@site.example.', 'Write to hello@site.example.'],
    ['₹2,999 /month', '₹2,999 /month'],
    ['Salons and/or clinics, 24/7.', 'Salons and/or clinics, 24/7.'],
    ['Made with Node.js, e.g. at 9 a.m.', 'Made with Node.js, e.g. at 9 a.m.'],
    ['Done.Then we call.', 'Done. Then we call.'],
  ])('keeps the link in %j: %j', (reply, text) => {
    expect(check(reply)).toBe(text)
  })

  test.each([
    ['See https://evil.test/pay now.', 'See now.'],
    ['See evil.com now.', 'See now.'],
    ['See (evil.com).', 'See.'],
    ['See www.evil now', 'See now'],
    ['See //evil.test/x now', 'See now'],
    ['See [here](https://evil.test).', 'See here.'],
    ['See [here](javascript:alert(1)).', 'See here.'],
    ['See <a href="https://evil.test">here</a>.', 'See here.'],
    ['<https://evil.test>', ''],
    ['See https://site.example@evil.test/contact ok', 'See ok'],
    ['See https://site.example.evil.test/contact ok', 'See ok'],
    ['See https://site.example/del-admin ok', 'See ok'],
    ['See /del-admin ok', 'See ok'],
    ['See /contact/../del-admin ok', 'See ok'],
    ['Pay to shop@okbank or evil@mail.test.', 'Pay to or.'],
    ['See ｅｖｉｌ．ｃｏｍ ok', 'See ok'],
    ['See site.example/del-admin ok', 'See ok'],
    ['See evil。com ok', 'See ok'],
    ['See ev\u200bil.com ok', 'See ok'],
    ['See **evil**.**com** ok', 'See ok'],
    ['See ev<b></b>il.c<i>om</i> ok', 'See ok'],
    ['See 10.0.0.1 ok', 'Please see the price list.'],
    ['data:text/html,hello ok', 'ok'],
  ])('changes %j to %j', (reply, text) => {
    expect(check(reply)).toBe(text)
  })
})

describe('filtering amounts', () => {
  test('replaces a sentence with an unknown amount and keeps the others', () => {
    expect(checkReply('It is good. It costs ₹15,999. Book a demo.', rules)).toEqual({
      text: 'It is good. Please see the price list. Book a demo.',
      corrected: true,
    })
  })

  test('adds the correction only once', () => {
    expect(check('It is ₹1. Or ₹2. Or ₹19,999.')).toBe('Please see the price list. Or ₹19,999.')
  })

  test('does not read a free time as a free product', () => {
    expect(check('Free times are shown as you choose; a free slot is yours at once.')).toBe(
      'Free times are shown as you choose; a free slot is yours at once.',
    )
    expect(check('The bot is free for a time.')).toBe('Please see the price list.')
  })

  test('keeps the correct lines of a list', () => {
    expect(check('- Starter: ₹19,999\n- Growth: ₹1\n- Demo: free')).toBe(
      '- Starter: ₹19,999\nPlease see the price list.\n- Demo: free',
    )
  })

  test('recognises an amount with markup between its digits', () => {
    for (const hidden of [
      '₹5**0**0',
      '5<b></b>00 rupees',
      '₹5&nbsp;00',
      '₹5\\00',
      '₹5![](x)00',
      'Rs.\n500',
    ]) {
      expect(checkReply(`It costs ${hidden}.`, rules).corrected).toBe(true)
    }
  })

  test('passes a reply without amounts unchanged', () => {
    expect(checkReply('It costs Rs. 19,999 and Rs. 2,999 a month.', rules)).toEqual({
      text: 'It costs Rs. 19,999 and Rs. 2,999 a month.',
      corrected: false,
    })
  })
})

describe('filtering a streamed reply', () => {
  test('releases each sentence when the next word has arrived', () => {
    const filter = createReplyFilter(rules)
    expect(filter.push('Hello ')).toBe('')
    expect(filter.push('there. ')).toBe('')
    expect(filter.push('We ')).toBe('Hello there. ')
    expect(filter.push('can help.')).toBe('')
    expect(filter.end()).toBe('We can help.')
    expect(filter.corrected).toBe(false)
  })

  test.each([
    ['It is 19,', '999.'],
    ['It is 19,999', '0.'],
    ['It costs Rs.', ' 500 now.'],
    ['It costs ₹19,999', ' lakh.'],
    ['It is 50.', '\nthousand rupees.'],
    ['See evil.', 'com now.'],
    ['See https:', '//evil.test/x now.'],
    ['See <a href="https://e', 'vil.test">here</a>.'],
  ])('releases nothing before it is checked: %j + %j', (first, second) => {
    const filter = createReplyFilter(rules)
    const shown = filter.push(first)
    expect(shown).toBe('')
    expect(shown + filter.push(second) + filter.end()).toBe(check(first + second))
  })

  test('releases endless text in parts, and text it cannot check not at all', () => {
    const words = 'we help with your shop and your clinic '.repeat(200)
    expect(check(words)).toBe(words.trim())
    expect(check('x'.repeat(20_000)).length).toBeLessThan(1_000)
    expect(check(`${'ab1 '.repeat(400)}₹15,999`)).not.toContain('15,999')
  })

  test('buffers no more than one long sentence', () => {
    const filter = createReplyFilter(rules)
    let shown = 0
    for (let i = 1; i <= 500; i += 1) {
      shown += filter.push('and more words ').length
      expect(i * 15 - shown).toBeLessThan(1_000)
    }
  })
})

const corpus = [
  'The bot costs ₹19,999 + ₹2,999/month. ',
  'It is ₹15,999. ',
  'Only 15k, or Rs. 500 ',
  'दाम ₹१५,००० है। ',
  'Bei ni elfu 15. ',
  'fifteen thousand rupees ',
  'See [here](https://evil.test/x). ',
  'See /contact and evil.com. ',
  '<img src=x onerror=alert(1)> ',
  '**₹5**00 ',
  'Write to bad@evil.test\n',
  '39\n999 rupees. ',
  '₹',
  '19,999',
  '. ',
  ' lakh ',
  'https://',
  'evil',
  '.com',
  '<b>',
  '</b>',
  '[',
  '](',
  ')',
  '\n',
  'Hello there. ',
  'नमस्ते। ',
  'we answer in 24 hours. ',
]
const reply = fc.array(fc.constantFrom(...corpus), { maxLength: 12 }).map((parts) => parts.join(''))
const cuts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 40 })

function split(text: string, sizes: readonly number[]): string[] {
  const parts: string[] = []
  for (let from = 0, i = 0; from < text.length; i += 1) {
    const size = sizes[i % sizes.length] ?? 1
    parts.push(text.slice(from, from + size))
    from += size
  }
  return parts
}

test('releases the same text for any chunking, without unknown amounts or foreign links', () => {
  fc.assert(
    fc.property(reply, cuts, (text, sizes) => {
      const filter = createReplyFilter(rules)
      const pieces = split(text, sizes).map((part) => filter.push(part))
      const shown = pieces.join('') + filter.end()
      expect(shown.trim()).toBe(check(text))
      expect(shown).not.toMatch(/15,?999|15k|₹?500|१५|elfu|fifteen|39\s*999|lakh/)
      expect(shown).not.toMatch(/evil\.(?:test|com)|https?:|onerror|<[a-z/]/)
      for (const [, amount] of shown.matchAll(/₹\s*([\d,]+)/g)) expect(['19,999', '2,999']).toContain(amount)
    }),
    { numRuns: 3_000 },
  )
})

test('leaves no half of an amount that markup splits', () => {
  const torn = '[](fifteen thousand rupees See [here](https://evil.test/x). '
  expect(check(torn)).toBe(rules.correction)
})

/** The space before a leading stop is removed only once the stop is no sentence of its own. */
const close = (text: string) => text.replace(/ +(?=[.,;:!?।])/g, '')

test('leaves checked text unchanged in a second check', () => {
  fc.assert(
    fc.property(fc.oneof(reply, fc.string({ unit: 'binary', maxLength: 200 })), (text) => {
      const once = check(text)
      expect(close(check(once))).toBe(close(once))
    }),
    { numRuns: 2_000, examples: [['नमस्ते। .com<b>See /contact and evil.com. ']] },
  )
})

test('checks hostile lengths quickly', () => {
  const units = [
    '<a ',
    '[',
    '](',
    '1,',
    '1 ',
    '₹',
    '. ',
    '\n',
    'elfu ',
    'a.',
    '/a',
    '*',
    '_a',
    '!',
    'one ',
    '&amp;',
  ]
  for (const unit of units) {
    expect(
      cpuTime(() => check(unit.repeat(Math.ceil(6_000 / unit.length)))),
      unit,
    ).toBeLessThan(1_000)
  }
})
