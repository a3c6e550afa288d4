import type { ServicePageName } from '#content/copy/en/services.ts'
import { Drawing } from './drawing.tsx'

export type SceneName = ServicePageName | 'aiProducts' | 'saasTools' | 'authorSite'

type Props = {
  scene: SceneName
  /** The alternative text; empty if the text beside it says the same. */
  alt: string
  isFirst?: boolean
}

/** A coloured drawing of a service at work. */
export function Scene({ scene, ...rest }: Props) {
  const name = scene === 'aiProducts' ? 'products/answerDesk' : (`scenes/${scene}` as const)
  return <Drawing name={name} className="scene" width={400} height={300} {...rest} />
}
