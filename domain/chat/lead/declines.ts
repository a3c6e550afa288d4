import { foldText, wordPattern } from '../word-pattern.ts'

const refusal = wordPattern(`
  no thanks, no thank you, nope, not now, not interested, not needed, no need, later, skip,
  rather not, prefer not, none of your business, leave it, don't ask, stop asking, do not ask, dont ask,
  don't want to, dont want to, do not want to, won't share, can't share, will not share, cannot say,
  can't say,
  nahi batana, nahi bataunga, nahi bataungi, nahi dena, nahi dunga, nahi dungi, nahi chahiye,
  rehne do, rahne do, chhodo, chodo, abhi nahi, baad mein, baad me, zarurat nahi, jarurat nahi,
  नहीं बताना, नहीं बताऊंगा, नहीं देना, नहीं दूंगा, नहीं चाहिए, रहने दो, छोड़ो, अभी नहीं, बाद में,
  ज़रूरत नहीं,
  hapana, hapana asante, sitaki, si sasa, baadaye, sio sasa, acha tu, sihitaji
`)
const barePart = /^[\s\p{P}]*(?:no|nah|na|nahi|nahin|nhi|नहीं|ना|la)[\s\p{P}]*$/u

/** Returns whether a message declines the last question or offer. */
export function declines(message: string): boolean {
  const text = foldText(message)
  return barePart.test(text) || refusal.test(text)
}
