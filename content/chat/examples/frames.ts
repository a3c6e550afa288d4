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
  'hi-Latn': ['{wish} kitne ka', '{wish} ka rate kya hai', '{wish} kitna lagega', '{wish}, daam batao', '{wish} dollar me kitna'],
  hi: ['{wish} का दाम', '{wish} कितने का है', '{wish} में कितना खर्च आएगा', '{wish} डॉलर में'],
  sw: ['{wish} ni bei gani', 'bei ya {wish}', '{wish} inagharimu kiasi gani', '{wish} kwa dola'],
}

/** How something is wished for. */
export const wishFrames: Record<ReplyLanguage, readonly string[]> = {
  en: ['{wish}', 'i want {wish}', 'do you make {wish}', 'can you help with {wish}', 'looking for {wish}'],
  'hi-Latn': ['{wish}', '{wish} chahiye', '{wish} banate ho kya', '{wish} mil jayega'],
  hi: ['{wish}', '{wish} चाहिए', 'क्या {wish} बनाते हैं'],
  sw: ['{wish}', 'nataka {wish}', 'mna {wish}', 'mnatengeneza {wish}'],
}

/** What people say of themselves before they ask: it has nothing to do with the answer. */
export const preambles: Record<ReplyLanguage, readonly string[]> = {
  en: [
    'Hi, I found you on google.',
    'Good morning,',
    'Sorry to bother you but',
    'Quick question:',
    'I run a small shop with my brother and we are always busy.',
    'My cousin told me about you.',
    'We have a clinic in Rohini with three doctors.',
    'Before I decide anything,',
    'Just wondering,',
    'I have been thinking about this for a while.',
    'one more thing,',
    'ok but',
    'so basically',
    'Our school has about 600 children.',
    'I am not sure if this is the right place to ask.',
    'My husband wants to know',
    'I sell handmade things on instagram.',
    'Suppose I take the whatsapp bot from you.',
    'I saw your prices on the page.',
  ],
  'hi-Latn': [
    'namaste ji,',
    'bhaiya ek baat batao',
    'sir',
    'ek sawal tha,',
    'meri chhoti si dukan hai,',
    'achha ye batao',
    'mera clinic hai rohini me.',
    'maan lo maine bot le liya,',
    'dost ne aapke bare me bataya tha.',
    'waise',
  ],
  hi: ['नमस्ते,', 'एक बात बताइए,', 'मेरी छोटी सी दुकान है,', 'अच्छा,', 'मान लीजिए मैंने बॉट ले लिया,'],
  sw: ['habari,', 'samahani,', 'nina duka dogo,', 'naomba kuuliza,', 'rafiki yangu aliniambia kuhusu nyinyi,'],
}
