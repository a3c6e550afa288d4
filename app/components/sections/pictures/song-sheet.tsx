import type { Song } from '#content/copy/service-page.ts'

const BARS = 48
const HEIGHT = 56

/** The loudness of a song that begins quietly, swells twice and fades: one stroke for each bar. */
const wave = Array.from({ length: BARS }, (_, bar) => {
  const swell = Math.sin((Math.PI * (bar + 1)) / (BARS + 1))
  const beat = 0.55 + 0.45 * Math.abs(Math.sin(bar * 1.7))
  const height = Math.max(4, Math.round(HEIGHT * swell * beat))
  return `M${bar * 6 + 3} ${(HEIGHT - height) / 2}v${height}`
}).join('')

/** A song before it is sung: its parts below its shape. */
export function SongSheet({ title, subtitle, parts, foot }: Omit<Song, 'caption'>) {
  return (
    <>
      <div className="panel-body">
        <p className="title-2" lang="hi-Latn">
          {title}
        </p>
        <p className="text-muted">{subtitle}</p>
        <svg className="wave" viewBox={`0 0 ${BARS * 6} ${HEIGHT}`} aria-hidden>
          <path d={wave} />
        </svg>
        <ol className="song-parts">
          {parts.map((part, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts come back, their places don't change
            <li key={position} className="tag">
              {part}
            </li>
          ))}
        </ol>
      </div>
      <p className="panel-foot">{foot}</p>
    </>
  )
}
