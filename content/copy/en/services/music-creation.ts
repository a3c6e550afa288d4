import type { ServicePageCopy } from '#content/copy/service-page.ts'
import { prices } from '#content/prices.ts'
import { formatRupees } from '#domain/money.ts'

export const musicCreation = {
  title: 'AI songs and jingles',
  description: `Event songs, jingles and music for your own words, from ${formatRupees(prices.music.lyricToMusic.amount)}.`,
  keywords: 'AI song, jingle maker, custom song India, wedding song, lyrics to music',
  heading: 'A song for the day, a jingle for the shop',
  lead: 'Tell the story, name the mood and the language. You hear a first version, say what to change, and get the files.',
  picture: {
    kind: 'song',
    caption: 'An example: how a birthday song is laid out before it is sung.',
    title: 'Nani ke pachattar',
    subtitle: 'Birthday song · Hindi · 92 beats a minute',
    parts: ['Intro', 'Mukhda', 'Antara 1', 'Mukhda', 'Antara 2', 'Outro'],
    foot: '2:48 · song, karaoke version, 30-second cut',
  },
  does: {
    heading: 'What people order',
    points: [
      {
        title: 'A song for someone',
        text: 'Weddings, birthdays, farewells: with names, places and inside jokes.',
      },
      { title: 'A jingle', text: 'Ten seconds that say your name and stay in the ear.' },
      { title: 'Music for your words', text: 'You bring the lyrics, in any language you can sing in.' },
      { title: 'Every length you need', text: 'One song cut for film, reels and radio.' },
    ],
  },
  steps: {
    heading: 'How it goes',
    list: [
      { title: 'You tell the story', text: 'A voice note is fine. Names, mood, a song you like.' },
      { title: 'You hear a sketch', text: 'One verse, usually within three days.' },
      { title: 'You say what to change', text: 'Words, tempo, voice. Two rounds are included.' },
      { title: 'You get the files', text: 'Ready to play, post and share.' },
    ],
  },
  faq: [
    {
      question: 'Who sings?',
      answer: 'Voices made with AI, arranged and mixed by a person. No real singer’s voice is copied.',
    },
    {
      question: 'May I use it in advertising?',
      answer: 'Yes, once it is paid for. You get it in writing with the files.',
    },
    {
      question: 'In which languages?',
      answer: 'Hindi and English are tried and good. For others you hear a line first, then decide.',
    },
  ],
} satisfies ServicePageCopy
