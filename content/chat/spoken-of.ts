import type { PriceGroup } from '#content/prices.ts'
import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import type { ItemName } from './items.ts'

type Names = Readonly<Record<ReplyLanguage, string>>

/** What is said of a part of the price list in passing, by who was just told of it. */
export const spokenOfGroups: Readonly<Partial<Record<PriceGroup, Names>>> = {
  packages: { en: 'package', 'hi-Latn': 'package', hi: 'पैकेज', sw: 'kifurushi' },
  smb: { en: 'bot', 'hi-Latn': 'bot', hi: 'बॉट', sw: 'bot' },
  ecommerce: { en: 'customer bot', 'hi-Latn': 'customer bot', hi: 'कस्टमर बॉट', sw: 'bot ya wateja' },
  websites: { en: 'website', 'hi-Latn': 'website', hi: 'वेबसाइट', sw: 'tovuti' },
  music: { en: 'song', 'hi-Latn': 'gaana', hi: 'गाना', sw: 'wimbo' },
  schools: { en: 'school tool', 'hi-Latn': 'school tool', hi: 'स्कूल टूल', sw: 'zana ya shule' },
  creative: { en: 'book', 'hi-Latn': 'kitab', hi: 'किताब', sw: 'kitabu' },
  gptAgents: { en: 'ai agent', 'hi-Latn': 'ai agent', hi: 'एआई एजेंट', sw: 'ai agent' },
}

/** Of what is called otherwise than the rest of its part. */
export const spokenOfItems: Readonly<Partial<Record<ItemName, Names>>> = {
  'music.jingles': { en: 'jingle', 'hi-Latn': 'jingle', hi: 'जिंगल', sw: 'jingle' },
  'creative.authorSite': {
    en: 'author website',
    'hi-Latn': 'author website',
    hi: 'लेखक वेबसाइट',
    sw: 'tovuti ya mwandishi',
  },
  'creative.bookReview': {
    en: 'book video',
    'hi-Latn': 'book video',
    hi: 'किताब का वीडियो',
    sw: 'video ya kitabu',
  },
  'creative.song': { en: 'song', 'hi-Latn': 'gaana', hi: 'गाना', sw: 'wimbo' },
  'ecommerce.ownerBot': { en: 'owner bot', 'hi-Latn': 'owner bot', hi: 'ओनर बॉट', sw: 'bot ya mmiliki' },
}

/** Who says one of these, and names nothing, means the last two things that were spoken of. */
export const bothSpokenOf =
  'both, the two, two of them, these two, those two, dono, donon, दोनों, दोनो, zote mbili, vyote viwili, yote mawili, hizo mbili, hizi mbili'

/** ... or all of them, */
export const allSpokenOf =
  'all three, all of them, all of these, all of this, all this, all that, everything, them together, it together, teeno, teenon, tino, sab ka, तीनों, सबका, सब का, vyote, zote'

/** ... and their sum, which something may be added to in the same breath. */
export const sumsSpokenOf =
  'come to then, come to now, come to in all, altogether, all together, sab milakar, sab milake, sab mila ke, sab mila kar, kul, सब मिलाकर, सब मिला के, कुल, yote pamoja, zote pamoja, vyote pamoja, kwa jumla'

/** Who says one of these names what was meant all along: "no, I meant the website". */
export const correctingTurns =
  'meant, i mean, was asking, i asked about, i am asking, im asking, talking about, matlab, pucha tha, poocha tha, puchha tha, puch raha, puch rahi, pooch raha, pooch rahi, puchh raha, baat kar raha, baat kar rahi, मतलब, पूछ रहा, पूछ रही, पूछा था, बात कर रहा, बात कर रही, nilimaanisha, namaanisha, ninamaanisha, naulizia, ninaulizia, niliuliza'

/** Who says one of these wants something within what was named: "with a chatbot in it". */
export const insideTurns =
  'in it, on it, inside, in that, on that, in the site, on the site, in the website, on the website, with a chatbot, usme, usmein, us me, isme, ismein, uske andar, isi me, isi mein, उसमें, इसमें, इसी में, उसी में, उस पर, इस पर, ndani, humo, kwenye hiyo'

/** What joins a thing to those before it, anywhere in a message, and as its first word. */
export const joiningTurns =
  'too, also, as well, with the, with a, along with, bhi, ke saath, ke sath, भी, के साथ, pia, pamoja na'
export const beginningWords = 'and plus with aur or और na pia'

/** ... or added to it. */
export const addingTurns =
  'add, put in, saath me, saath mein, sath me, sath mein, साथ में, nikiongeza, ukiongeza, daal do, dal do, daalo, डाल दो, jod do, jodo, jod dena, jodna, jod dijiye, jod de, jodein, laga do, जोड़ दो, जोड़ो, जोड़ना, जोड़ दीजिए, जोड़ें, लगा दो, ongeza, ongezea, weka'

/** What a meeting to be shown something is called, which is asked about like a thing. */
export const demoName: Names = { en: 'demo', 'hi-Latn': 'demo', hi: 'डेमो', sw: 'demo' }
