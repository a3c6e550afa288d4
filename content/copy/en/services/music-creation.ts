import type { ServicePageCopy } from '#content/copy/service-page.ts'
import { prices } from '#content/prices.ts'
import { formatRupees } from '#domain/money.ts'

export const musicCreation = {
  title: 'AI songs and jingles',
  description: `Event songs, jingles and music for your own words, from ${formatRupees(prices.music.lyricToMusic.amount)}.`,
  keywords: 'AI song, jingle maker, custom song India, wedding song, lyrics to music',
  heading: 'A song for the big day, a jingle for the shop',
  lead: 'Tell me the story, the mood and the language. You hear a first verse, say what to change and get the files.',
  timing: 'A first verse usually within three days.',
  picture: {
    kind: 'song',
    caption: 'A sample tune. Yours is sung by AI voices and mixed by me.',
    title: 'Subah ki chai',
    lang: 'hi-Latn',
    subtitle: 'Jingle for a tea shop · 12 seconds',
    lyrics: ['Subah ki chai, do biskut saath,', 'Sharma Tea Stall, din bhar ki baat.'],
    play: 'Play the sample',
  },
  sample: {
    heading: 'A voice note in, a song out',
    lead: 'A sample order for a wedding. Take only the lengths you need.',
    order: {
      by: 'Voice note, 0:14',
      note: '“Riya and Kabir, Jaipur, 12 December. They met at a tea stall, and he couldn’t say a word.”',
      lang: 'hi-Latn',
      verse: ['Jaipur ki shaam thi, chai thi garam,', 'Riya ne dekha, Kabir ko aayi sharam.'],
    },
    parts: [
      { title: 'For the stage', lines: ['3:20', 'The whole song'] },
      { title: 'For the film', lines: ['1:00', 'One verse and the chorus'] },
      { title: 'For the reel', lines: ['0:30', 'Only the chorus'] },
      { title: 'For the family', lines: ['3:20', 'Karaoke: they sing'] },
    ],
  },
  image: 'A wedding evening: a couple under string lights, a drummer and a singer.',
  offer: {
    heading: 'What a song costs',
    lead: 'You pay once. The price depends on length and voices.',
  },
  steps: {
    heading: 'From your story to a finished song',
    list: [
      { title: 'You tell the story', text: 'A voice note is fine. Names, mood, a song you like.' },
      { title: 'You hear a first verse', text: 'Usually within three days.' },
      { title: 'You say what to change', text: 'Words, tempo, voice. Two rounds are included.' },
      { title: 'You get the files', text: 'Ready to play, post and share.' },
    ],
  },
  questions: 'Questions about songs',
  faq: [
    {
      question: 'Who sings?',
      answer: 'AI voices, arranged and mixed by a person. I never copy a real singer’s voice.',
    },
    {
      question: 'Can I use it in ads?',
      answer: 'Yes, once it’s paid for. You get that in writing with the files.',
    },
    {
      question: 'Which languages?',
      answer: 'Hindi and English work well. For other languages you hear one line first, then decide.',
    },
  ],
  closing: {
    heading: 'Who is the song for?',
    text: 'Tell me the story in a few lines. You get a price in writing within 24 hours.',
  },
} satisfies ServicePageCopy
