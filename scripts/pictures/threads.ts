import type { PageId } from '#content/pages.ts'
import { choices, done, flow, screen, sheet, stars, text, tiles, track, voice } from './bubbles.ts'
import { colours } from './colours.ts'

type Message = ReturnType<typeof text>

// Messages of the customer and the assistant alternate.
const appointment = () => [text(186, 128), choices(), text(64), done(124), text(140, 92)]
const parcel = () => [text(194, 104), track(), text(112), done(136), text(164, 84)]
const paper = () => [text(168), sheet(), text(84), done(104)]
const shelf = () => [text(184, 88), tiles(), text(96), done(112)]

const threads: Record<PageId, () => Message[]> = {
  home: appointment,
  services: shelf,
  ecommerce: parcel,
  smb: appointment,
  aiAppDevelopment: () => [text(150), screen(), text(92), done(116)],
  aiChatbots: parcel,
  whatsAppAutomation: appointment,
  gptAgents: () => [text(178), flow(), text(72), done(124)],
  aiProducts: shelf,
  musicCreation: () => [text(190, 116), voice(), text(124), voice(), text(88)],
  creativeServices: () => [text(160), screen(), text(110), voice()],
  educationTools: paper,
  saasTools: shelf,
  portfolio: () => [text(140), screen(), text(96), done(108)],
  testimonials: () => [text(168, 120), stars(), text(204, 180, 112), done(116), text(132)],
  about: () => [text(192, 132), text(200, 210, 96), text(118), done(124), text(150)],
  contact: () => [text(204, 212, 128), done(140), text(96), choices(), text(72)],
  book: () => [text(176), tiles(), text(92), done(132)],
  thankYou: () => [text(160), done(140), text(128, 88), text(204, 156), text(96)],
  privacy: paper,
  myData: paper,
  terms: paper,
}

const WIDTH = 364
const HEAD = 84
const PADDING = 20
const GAP = 20

/** Returns a page's conversation, 364 pixels wide and cropped at the bottom. */
export function thread(id: PageId, height: number): string {
  let y = HEAD + 26
  const bubbles = threads[id]().map((message, at) => {
    const fromCustomer = at % 2 === 0
    const width = message.width + 2 * PADDING
    const tall = message.height + 2 * PADDING
    const x = fromCustomer ? 18 : WIDTH - 18 - width
    const drawn = `<g transform="translate(${x} ${y})">${bubble(width, tall, fromCustomer)}<g transform="translate(${PADDING} ${PADDING})">${message.shapes}</g></g>`
    y += tall + GAP
    return drawn
  })
  return (
    `<path d="M0 ${height}V36a36 36 0 0 1 36-36h292a36 36 0 0 1 36 36V${height}z" fill="${colours.sunk}"/>` +
    `<path d="M0 ${HEAD}V36a36 36 0 0 1 36-36h292a36 36 0 0 1 36 36v${HEAD - 36}z" fill="${colours.messenger}"/>` +
    `<circle cx="52" cy="${HEAD / 2}" r="24" fill="#fff" opacity=".2"/>` +
    `<rect x="92" y="27" width="132" height="13" rx="6.5" fill="#fff"/>` +
    `<rect x="92" y="50" width="84" height="9" rx="4.5" fill="#fff" opacity=".6"/>` +
    `<path d="M1 ${height}V${HEAD}M${WIDTH - 1} ${height}V${HEAD}" stroke="${colours.line}" stroke-width="2"/>` +
    bubbles.join('')
  )
}

/** All corners are round except the one towards the sender. */
function bubble(width: number, height: number, fromCustomer: boolean): string {
  const round = 22
  const [left, right] = fromCustomer ? [5, round] : [round, 5]
  const path =
    `M0 ${round}a${round} ${round} 0 0 1 ${round} -${round}H${width - round}a${round} ${round} 0 0 1 ${round} ${round}` +
    `V${height - right}a${right} ${right} 0 0 1 -${right} ${right}H${left}a${left} ${left} 0 0 1 -${left} -${left}z`
  return `<path d="${path}" fill="${fromCustomer ? colours.card : colours.bubble}"/>`
}
