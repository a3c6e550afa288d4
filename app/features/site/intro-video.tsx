import { Play } from 'lucide-react'
import { SceneRow } from '#app/components/sections/pictures/scene-row.tsx'
import { OutwardLink } from '#app/components/ui/outward-link.tsx'
import type { Scenes } from '#content/copy/service-page.ts'

type Props = {
  words: { heading: string; video: string; story: Scenes }
  /** Where the video is; nothing of it is loaded before somebody opens it. */
  href: string | undefined
  newTab: string
}

/** The story of one evening as drawings, and the video of it where there is one. */
export function IntroVideo({ words, href, newTab }: Props) {
  return (
    <section className="shell pb-8">
      <h2 className="title-2 mb-6">{words.heading}</h2>
      <figure className="panel in-one-row">
        <SceneRow scenes={words.story.scenes} />
        <figcaption className="sr-only">{words.story.caption}</figcaption>
      </figure>
      {href && (
        <p className="mt-6">
          <OutwardLink href={href} newTab note={newTab} className="btn">
            <Play size={18} aria-hidden /> {words.video}
          </OutwardLink>
        </p>
      )}
    </section>
  )
}
