import type { SceneName } from '#app/sections/pictures/drawing.tsx'
import { Scene } from '#app/sections/pictures/scene.tsx'
import type { SampleWords } from '#content/copy/service-page.ts'

/** The shapes of samples, which are classes of `app/styles/samples.css`. */
export type SampleShape = 'day' | 'inbox' | 'draft' | 'rules' | 'tracks' | 'storyboard' | 'sheets'

type Props = {
  shape: SampleShape
  words: SampleWords
  /** A drawing of which each part shows a cut-out. */
  frames?: SceneName | undefined
}

/** Shows a service at work, in a shape that its trade knows. */
export function Sample({ shape, words, frames }: Props) {
  return (
    <>
      <h2 className="title-2">{words.heading}</h2>
      <p className="lead mt-3">{words.lead}</p>
      {words.order && (
        <div className="order mt-6 grid gap-4">
          <p className="bubble">
            <small>{words.order.by}</small>
            {words.order.note}
          </p>
          <p className="lyrics" lang={words.order.lang}>
            {words.order.verse[0]} <b>{words.order.verse[1]}</b>
          </p>
        </div>
      )}
      <ul className={shape}>
        {words.parts.map(({ title, lines, lang }) => (
          <li key={title}>
            {frames && (
              <div className="frame">
                <Scene scene={frames} alt="" />
              </div>
            )}
            <h3>{title}</h3>
            {lines.map((line) => (
              <p key={line} lang={lang}>
                {line}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}
