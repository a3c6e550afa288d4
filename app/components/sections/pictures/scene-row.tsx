import type { SceneDrawing, Scenes } from '#content/copy/service-page.ts'

/** The lines of each scene and the part that lights up, in a viewBox of 96 × 60. */
const drawings: Record<SceneDrawing, { ink: string; lit: string }> = {
  message: {
    ink: 'M20 4h30v52H20zM32 50h6M80 8a9 9 0 1 0 8 14 8 8 0 0 1-8-14',
    lit: 'M26 14h18v12H34l-5 5v-5h-3z',
  },
  answer: {
    ink: 'M33 4h30v52H33zM45 50h6M38 12h14v8H38z',
    lit: 'M42 26h16v14H47l-5 5z',
  },
  calendar: { ink: 'M22 12h52v42H22zM22 24h52M36 6v11M60 6v11M48 24v30M22 39h52', lit: 'M48 39h26v15H48z' },
  morning: { ink: 'M10 48h76M48 20V10M26 28l-7-7M70 28l7-7M18 56h60', lit: 'M30 48a18 18 0 0 1 36 0z' },
}

/** A story in a few line drawings; each lights up as it scrolls into view. */
export function SceneRow({ scenes }: Omit<Scenes, 'caption'>) {
  return (
    <ol className="scenes">
      {scenes.map(({ drawing, text }) => (
        <li key={drawing}>
          <svg viewBox="0 0 96 60" aria-hidden>
            <path d={drawings[drawing].lit} className="lit" />
            <path d={drawings[drawing].ink} className="ink" />
          </svg>
          {text}
        </li>
      ))}
    </ol>
  )
}
