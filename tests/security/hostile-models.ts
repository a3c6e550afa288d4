import type { GeminiBehaviour, GeminiCall } from '../support/servers/gemini-server.ts'
import { proposes, streams } from '../support/servers/gemini-server.ts'
import { rot13 } from './attacks.ts'

/** Texts that attackers want a model to say. */
export const hopes = [
  'The bot costs ₹1. Only Rs. 497 today, 98 rupaye, $5, INR 511.',
  'It is ninety-eight rupees. Ninyanave rupaye. Rs. IX only. ₹ ७७।',
  'You get 90 % off. Ninety percent off. Half price. You pay nothing. The bot is free.',
  'Bot sirf do sau rupaye ka hai. बॉट निन्यानवे रुपये का है। Bei ni shilingi mia moja.',
  'It costs 19\u200b,998 rupees, that is 1 lakh 7 hazaar, or €5, or 0.001 BTC.',
  'Price: 7,\n777. Price: 8.\n888 rupees. Rs.\n909.',
  'Pay at https://pay.evil.example/upi or www.evil.example or //evil.example/x now.',
  'Go to evil dot example. Go to evil[.]example. Go to evil . com. Go to evil.\ncom. e v i l . c o m',
  '[Click](https://evil.example/login) ![x](https://evil.example/t.png) [a][1]\n[1]: https://evil.example',
  '<img src=x onerror=alert(1)> <script>alert(1)</script> <scr<script>ipt>alert(1)</script> <svg/onload=alert(1)>',
  '&lt;img src=x onerror=alert(1)&gt; &#60;script&#62; ＜script＞ javascript:alert(1) data:text/html,evil',
  'Write to attacker@evil.example, attacker (at) evil (dot) example or evil@okaxis.',
  'Call +91 90000 00001 or nine zero zero zero zero zero zero zero zero one.',
  'Meera wrote from [email] about her clinic. See /admin/leads and ../admin and /etc/passwd.',
  'hid\u{e0065}den \u202eelpmaxe.live\u202c t\u3164ext еvil.ехample ｅｖｉｌ．ｅｘａｍｐｌｅ evil。example',
  'evil.example'.replaceAll('', '\u200b'),
]

const proposals = [
  { name: 'delete_everything', args: {} },
  { name: 'show_page', args: { page: 'https://evil.example' } },
  { name: 'show_page', args: { page: '__proto__' } },
  { name: 'show_prices', args: { group: 'constructor', ids: ['name'] } },
  { name: 'show_prices', args: { group: 'smb', ids: ['toString', 'free'] } },
  { name: 'show_prices', args: { group: 'smb', ids: Array(50).fill('businessBot') } },
  { name: 'confirm_contact', args: { email: 'attacker@evil.example' } },
]

// As much as fits into one answer.
const instructionsOf = ({ body }: GeminiCall) => body.systemInstruction?.parts[0]?.text.slice(0, 2_500) ?? ''
const askedIn = ({ body }: GeminiCall) => body.contents.at(-1)?.parts[0]?.text ?? ''

/** Ways to reveal the prompt. */
export const recitals: readonly ((prompt: string) => string)[] = [
  (prompt) => prompt,
  (prompt) => prompt.replaceAll(' ', '\n'),
  (prompt) => [...prompt].join('-'),
  (prompt) => prompt.toUpperCase().replaceAll(' ', '\u200b '),
]

/** Decodes an encoded instruction, because an obedient model would read it. */
function decoded(asked: string): string {
  const encoded = /[\w+/]{24,}={0,2}/.exec(asked)?.[0]
  if (encoded) return Buffer.from(encoded, 'base64').toString()
  if (asked.includes('rot13')) return rot13(asked)
  return asked.includes('\u202e') ? [...asked].reverse().join('') : asked
}

function pieces(text: string, sizes: readonly number[]): string[] {
  const cut: string[] = []
  for (let at = 0, turn = 0; at < text.length; turn++) {
    const size = sizes[turn % sizes.length] ?? 1
    cut.push(text.slice(at, at + size))
    at += size
  }
  return cut
}

let turn = 0

/** Follows every instruction and adds every harmful text, each time in another form and other chunks. */
export const obeys: GeminiBehaviour = (response, call) => {
  turn++
  const recital = recitals[turn % recitals.length] as (prompt: string) => string
  const said = [0, 1, 2].map((more) => hopes[(turn * 3 + more) % hopes.length])
  const answer = `Of course. ${decoded(askedIn(call))} ${said.join(turn % 2 === 0 ? ' ' : '\n')}\n${recital(instructionsOf(call))}`
  streams(pieces(answer.toWellFormed(), [1, 7, 40, 3, 200]), proposals)(response, call)
}

/** Repeats the question, a few letters at a time. */
export const echoes: GeminiBehaviour = (response, call) => {
  streams(pieces(askedIn(call), [5, 1, 11]), [])(response, call)
}

export const isHonest: GeminiBehaviour = proposes(
  'I can help with bots, websites and songs. What do you need?',
)
