import type { ReplyLanguage } from '#domain/chat/conversation.ts'

/** How a price is asked for something, around its name. */
export const priceFrames: Record<ReplyLanguage, readonly string[]> = {
  en: [
    'how much is {wish}',
    'price of {wish}',
    '{wish} cost?',
    'what would {wish} cost me',
    'need {wish}, whats the rate',
    'what do you charge for {wish}',
    '{wish}. how much would that be?',
    '{wish} in dollars',
  ],
  'hi-Latn': [
    '{wish} kitne ka',
    '{wish} ka rate kya hai',
    '{wish} kitna lagega',
    '{wish}, daam batao',
    '{wish} dollar me kitna',
  ],
  hi: [
    '{wish} का दाम',
    '{wish} कितने का है',
    '{wish} में कितना खर्च आएगा',
    '{wish} डॉलर में',
    '{wish} का रेट क्या है',
    '{wish} बनवाने का कितना लगेगा',
    '{wish} के लिए कितना लोगे',
    '{wish} चाहिए, कितने तक पड़ेगा',
    '{wish} की कीमत बताइए',
  ],
  sw: [
    '{wish} ni bei gani',
    'bei ya {wish}',
    '{wish} inagharimu kiasi gani',
    '{wish} kwa dola',
    '{wish} ni shilingi ngapi',
    'nataka {wish}, gharama yake',
    'mnatoza ngapi kwa {wish}',
  ],
}

/** How something is wished for. */
export const wishFrames: Record<ReplyLanguage, readonly string[]> = {
  en: ['{wish}', 'i want {wish}', 'do you make {wish}', 'can you help with {wish}', 'looking for {wish}'],
  'hi-Latn': ['{wish}', '{wish} chahiye', '{wish} banate ho kya', '{wish} mil jayega'],
  hi: ['{wish}', '{wish} चाहिए', 'क्या {wish} बनाते हैं', '{wish} मिलेगा क्या', '{wish} करवाना है'],
  sw: ['{wish}', 'nataka {wish}', 'mna {wish}', 'mnatengeneza {wish}', 'nahitaji {wish}', 'naomba {wish}'],
}

/** How two things are wished for together. */
export const togetherFrames: Record<ReplyLanguage, readonly string[]> = {
  en: [
    '{one} and {two} together, how much',
    'what would {one} plus {two} cost',
    'I need both {one} and {two}',
  ],
  'hi-Latn': [
    '{one} aur {two} dono ka kitna',
    '{one} ke saath {two} bhi chahiye',
    '{one} or {two} dono ka rate',
  ],
  hi: [
    '{one} और {two} दोनों का कितना',
    '{one} के साथ {two} भी चाहिए',
    '{one} और {two} मिलाकर साल का कितना',
    '{one} लूं और {two} भी, टोटल बताइए',
  ],
  sw: ['{one} na {two} pamoja ni kiasi gani', 'nataka {one} na {two}', '{one} pamoja na {two}, jumla ngapi'],
}

/** How one thing is wanted without another. */
export const withoutFrames: Record<ReplyLanguage, readonly string[]> = {
  en: [
    '{one} but without {two}, price',
    'only {one}, no {two}',
    'leave {two} out, just {one}, how much',
    'I do not want {two}, only {one}',
    '{one}, not {two}. what would that be',
    'forget {two}, tell me about {one}',
  ],
  'hi-Latn': [
    '{one} chahiye par {two} nahi chahiye',
    '{two} rehne do, sirf {one} kitne ka',
    'bina {two} ke {one} kitna',
    '{two} mat lagana, sirf {one}',
  ],
  hi: ['{two} नहीं चाहिए, सिर्फ़ {one} कितने का', '{one} चाहिए पर {two} नहीं', '{two} छोड़ दीजिए, सिर्फ़ {one}'],
  sw: ['{one} bila {two} ni bei gani', 'sitaki {two}, nataka {one} tu', '{one} tu, bila {two}'],
}
