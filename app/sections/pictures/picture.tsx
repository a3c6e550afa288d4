import type { Picture as PictureWords } from '#content/copy/service-page.ts'
import type { SceneName } from './drawing.tsx'
import { FlowSteps } from './flow-steps.tsx'
import { MessageThread } from './message-thread.tsx'
import { PaperSheet } from './paper-sheet.tsx'
import { Scene } from './scene.tsx'
import { SongSheet } from './song-sheet.tsx'
import { ThreadChoice } from './thread-choice.tsx'

type Props = {
  picture: PictureWords
  /** The drawing to show if the picture is a drawing. */
  scene?: SceneName
}

/** A page's main picture, with a caption. */
export function Picture({ picture, scene }: Props) {
  return (
    <figure>
      {picture.kind === 'threads' ? (
        <ThreadChoice {...picture} />
      ) : (
        <div className="panel">{renderPicture(picture, scene)}</div>
      )}
      <figcaption className="mt-4 text-sm text-muted">{picture.caption}</figcaption>
    </figure>
  )
}

function renderPicture(picture: Exclude<PictureWords, { kind: 'threads' }>, scene: SceneName | undefined) {
  switch (picture.kind) {
    case 'thread':
      return <MessageThread {...picture} />
    case 'flow':
      return <FlowSteps {...picture} />
    case 'paper':
      return <PaperSheet {...picture} />
    case 'song':
      return <SongSheet {...picture} />
    case 'drawing':
      return scene && <Scene scene={scene} alt={picture.image} isFirst />
  }
}
