import { expect, test } from 'vitest'
import { filmOf } from './film.ts'

const youTube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'
const vimeo = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10', 'frame', youTube],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', 'frame', youTube],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'frame', youTube],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'frame', youTube],
  ['https://vimeo.com/76979871', 'frame', vimeo],
  ['https://vimeo.com/76979871/abcdef1234', 'frame', `${vimeo}&h=abcdef1234`],
  ['https://player.vimeo.com/video/76979871?h=abcdef1234', 'frame', `${vimeo}&h=abcdef1234`],
  ['https://files.example/intro.MP4?x=1', 'file', 'https://files.example/intro.MP4?x=1'],
])('plays %s in the page', (href, kind, src) => {
  expect(filmOf(href)).toEqual({ kind, src, origin: new URL(src).origin })
})

test.each([
  'https://video.example/intro',
  'http://files.example/intro.mp4',
  'https://youtube.com/watch?v="><script>',
  'https://www.youtube.com/@channel',
  'https://vimeo.com/channels/staffpicks',
  'javascript:alert(1)//.mp4',
  'no address',
])('does not play %s in the page', (href) => {
  expect(filmOf(href)).toBeUndefined()
})
