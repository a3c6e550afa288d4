import { Drawing, type SceneName } from './drawing.tsx'

type Props = {
  scene: SceneName
  /** The alternative text; empty if the text beside it says the same. */
  alt: string
  isFirst?: boolean
}

/** A coloured drawing of a service at work. */
export function Scene({ scene, ...rest }: Props) {
  return <Drawing name={`scenes/${scene}`} className="scene" width={400} height={300} {...rest} />
}
