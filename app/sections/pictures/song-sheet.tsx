import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Song } from '#content/copy/service-page.ts'

const BARS = 48
const HEIGHT = 56
/** Space above and below for the round ends of the strokes. */
const ROOM = 4

/** A waveform that begins quietly, swells and fades: one stroke for each bar. */
const wave = Array.from({ length: BARS }, (_, bar) => {
  const swell = Math.sin((Math.PI * (bar + 1)) / (BARS + 1))
  const beat = 0.55 + 0.45 * Math.abs(Math.sin(bar * 1.7))
  const height = Math.max(4, Math.round(HEIGHT * swell * beat))
  return `M${bar * 6 + 3} ${(HEIGHT - height) / 2}v${height}`
}).join('')

/** A jingle with its waveform, which the browser plays from notes. The notes are loaded on demand. */
export function SongSheet({ title, lang, subtitle, lyrics, play }: Omit<Song, 'caption'>) {
  const box = useRef<HTMLInputElement>(null)
  const [isPlaying, setPlaying] = useState(false)

  // The visitor may have started it before hydration.
  useEffect(() => setPlaying(!!box.current?.checked), [])

  useEffect(() => {
    if (!isPlaying) return
    const end = () => {
      if (box.current) box.current.checked = false
      setPlaying(false)
    }
    let stop = () => {}
    let isLeft = false
    import('#app/lib/site/play-jingle.ts').then(({ playJingle }) => {
      if (!isLeft) stop = playJingle(end)
    }, end)
    return () => {
      isLeft = true
      stop()
    }
  }, [isPlaying])

  const Icon = isPlaying ? Pause : Play
  return (
    <div className="panel-body song" data-playing={isPlaying || undefined}>
      <p className="title-2" lang={lang}>
        {title}
      </p>
      <p className="text-muted">{subtitle}</p>
      <svg className="wave" viewBox={`0 ${-ROOM} ${BARS * 6} ${HEIGHT + 2 * ROOM}`} aria-hidden>
        <path d={wave} />
        <path className="playhead" d={`M1 ${-ROOM}v${HEIGHT + 2 * ROOM}`} />
      </svg>
      <p className="lyrics" lang={lang}>
        {lyrics[0]} <b>{lyrics[1]}</b>
      </p>
      <label className="btn btn-large needs-scripts">
        <input
          ref={box}
          className="over-label"
          type="checkbox"
          defaultChecked={false}
          onChange={({ target }) => setPlaying(target.checked)}
        />
        <Icon size={20} aria-hidden /> <span>{play}</span>
      </label>
    </div>
  )
}
