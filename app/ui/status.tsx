import type { ReactNode } from 'react'
import type { Tone } from './tone.ts'

export type Glyph =
  | 'ring'
  | 'quarter'
  | 'half'
  | 'three-quarters'
  | 'full'
  | 'tick'
  | 'cross'
  | 'clock'
  | 'question'

const colours: Record<Tone, string> = {
  neutral: 'text-faint',
  blue: 'text-[light-dark(#2a6fcb,#82b1f5)]',
  green: 'text-[light-dark(#23834a,#6fce92)]',
  amber: 'text-[light-dark(#b06f00,#e3ae55)]',
  red: 'text-[light-dark(#b8463c,#ef9187)]',
}

type Props = {
  glyph: Glyph
  tone?: Tone
  /** Draws a border around it, as on a record's head. */
  isPill?: boolean
  children: ReactNode
}

/** A state as a glyph and a word. */
export function Status({ glyph, tone = 'neutral', isPill = false, children }: Props) {
  const pill = 'h-6 rounded-full border border-line-strong bg-card pr-2.25 pl-1.75 font-medium text-small'
  return (
    <span
      className={`inline-flex min-w-0 max-w-full items-center align-middle gap-1.75 ${isPill ? pill : ''}`}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" className={`size-3.75 flex-none ${colours[tone]}`}>
        <Shape glyph={glyph} />
      </svg>
      <span className="truncate">{children}</span>
    </span>
  )
}

const slices: Partial<Record<Glyph, string>> = {
  quarter: 'M8 8V4.25A3.75 3.75 0 0 1 11.75 8Z',
  half: 'M8 4.25a3.75 3.75 0 0 1 0 7.5Z',
  'three-quarters': 'M8 8V4.25A3.75 3.75 0 1 1 4.25 8Z',
  full: 'M8 4.25a3.75 3.75 0 1 1 0 7.5 3.75 3.75 0 0 1 0-7.5Z',
}
const marks: Partial<Record<Glyph, string>> = {
  tick: 'm5 8.2 2.1 2.1L11.2 6',
  cross: 'm5.75 5.75 4.5 4.5m0-4.5-4.5 4.5',
  clock: 'M8 4.25V8.25l2.5 1.5',
  question: 'M6.1 6.3a1.95 1.95 0 1 1 2.9 1.75c-.65.4-1 .7-1 1.3m0 2v.4',
}

function Shape({ glyph }: { glyph: Glyph }) {
  const mark = marks[glyph]
  if (mark) {
    return (
      <>
        <circle cx={8} cy={8} r={7} fill="currentColor" />
        <path d={mark} fill="none" stroke="var(--card)" strokeWidth={1.75} strokeLinecap="round" />
      </>
    )
  }
  return (
    <>
      <circle
        cx={8}
        cy={8}
        r={6.25}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeDasharray={glyph === 'ring' ? '2.4 1.53' : undefined}
      />
      {slices[glyph] ? <path d={slices[glyph]} fill="currentColor" /> : null}
    </>
  )
}
