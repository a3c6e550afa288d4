import type { ReplyLanguage } from './conversation.ts'
import { wholeWords } from './word-pattern.ts'

const devanagariWord = /[\p{Script=Devanagari}]+/gu

// Frequent words that occur in only one of the languages. "main", "to", "me", "do", "is" and "na" are missing
// because two languages share them, and loan words (price, website, bot) because all do.
const frequent: readonly [ReplyLanguage, RegExp][] = [
  [
    'en',
    words(`
      the a an and or of for what how much many when where who why which are does did can could will would
      should you your yours my we our i i'm am it it's its this that these there with without need want
      have has get make made tell about please thanks thank from not some any all more first also after
      before per was been if but on pls plz u ur wanna show help looking work people hour take long
    `),
  ],
  [
    'hi-Latn',
    words(`
      hai hain h hoon hun ho hoga hogi hota hoti kya kyaa kia kyun kyu kitna kitne kitni ktna kaise kese
      kab kahan kaha kaun kon konsa kaunsa ka ki ke ko se mein mai mujhe muje mujko mera meri mere hum
      hume humein hamara hamari hamare aap ap aapka aapki aapke apka apki apke tum chahiye chaiye chahie
      chahye chaheye nahi nahin nhi haan han ji bhi aur ya par pe karna karo kar karte karta karti karein
      kijiye sakte sakta sakti raha rahe rahi tha thi wala wali wale liye lagega lagta milega batao
      bataiye bataye bata dena dijiye lena banwana banana banate banao banega namaste namaskar dhanyavad
      shukriya bhai bhaiya kuch sab abhi jaldi paise paisa mahine mahina saal din hafte dukan dukaan accha
      acha theek thik yeh ye wo woh kisi koi sirf bas matlab samajh chalega rupaye hazar ek mil
    `),
  ],
  [
    'sw',
    words(`
      ni wa kwa cha za katika je nini gani bei ngapi kiasi habari jambo hujambo sijambo mambo salamu
      karibu nataka ninataka tunataka nahitaji ninahitaji tunahitaji naomba naweza mnaweza unaweza
      tunaweza mnatoa mnauza mnafanya yangu langu wangu changu yetu letu yako yenu asante tafadhali ndiyo
      ndio hapana sana duka shule mwalimu walimu wimbo tovuti kitabu wapi lini vipi nani hii huu hiyo hizi
      ile lakini au pia bila kila mwezi wiki siku mwaka gharama pesa shilingi elfu huduma biashara kuhusu
      kama kuna ipi yupi nina una mna tuna wateja mteja kulipa malipo muda msaada nisaidie ngoja haraka
      bado sasa leo kesho kiswahili kihindi kiingereza moja mbili tatu boti
    `),
  ],
]

function words(list: string): RegExp {
  return new RegExp(wholeWords(list.trim().replace(/\s+/g, ',')), 'gu')
}

/**
 * Detects the language of a message by its script, otherwise by its frequent words. Returns 'unsure' for no
 * or ambiguous evidence ("price?", "ok"); the caller then keeps the conversation's language.
 */
export function detectLanguage(message: string): ReplyLanguage | 'unsure' {
  const readable = message.normalize('NFKC').replace(/[’‘]/g, "'").toLowerCase()
  const counts = [['hi', devanagariWord] as const, ...frequent]
    .map(([language, pattern]) => ({ language, count: readable.match(pattern)?.length ?? 0 }))
    .sort((a, b) => b.count - a.count)
  const [first, second] = counts
  return first && second && first.count > second.count ? first.language : 'unsure'
}
