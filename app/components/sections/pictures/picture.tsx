import type { Picture as PictureWords } from '#content/copy/service-page.ts'
import { FlowSteps } from './flow-steps.tsx'
import { MessageThread } from './message-thread.tsx'
import { PaperSheet } from './paper-sheet.tsx'
import { SceneRow } from './scene-row.tsx'
import { SongSheet } from './song-sheet.tsx'
import { WebsiteDraft } from './website-draft.tsx'

/** The picture that a page shows: the work itself, with a line below that says what is seen. */
export function Picture({ picture }: { picture: PictureWords }) {
  return (
    <figure>
      <div className="panel">{drawn(picture)}</div>
      <figcaption className="mt-4 text-sm text-muted">{picture.caption}</figcaption>
    </figure>
  )
}

function drawn(picture: PictureWords) {
  switch (picture.kind) {
    case 'thread':
      return <MessageThread {...picture} />
    case 'flow':
      return <FlowSteps {...picture} />
    case 'paper':
      return <PaperSheet {...picture} />
    case 'song':
      return <SongSheet {...picture} />
    case 'website':
      return <WebsiteDraft {...picture} />
    case 'scenes':
      return <SceneRow {...picture} />
  }
}
