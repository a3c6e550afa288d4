import answerDesk from '#app/pictures/product-answer-desk.svg'
import inbox from '#app/pictures/scene-agent.svg'
import bakery from '#app/pictures/scene-bakery-site.svg'
import books from '#app/pictures/scene-book-video.svg'
import clinic from '#app/pictures/scene-clinic.svg'
import tools from '#app/pictures/scene-missed-call.svg'
import parcels from '#app/pictures/scene-sarees.svg'
import teacher from '#app/pictures/scene-teacher.svg'
import wedding from '#app/pictures/scene-wedding.svg'

const files = {
  ecommerce: parcels,
  smb: clinic,
  aiAppDevelopment: bakery,
  gptAgents: inbox,
  musicCreation: wedding,
  creativeServices: books,
  educationTools: teacher,
  aiProducts: answerDesk,
  saasTools: tools,
}

export type SceneName = keyof typeof files

type Props = {
  scene: SceneName
  /** What it shows; empty where the words beside it say the same. */
  alt: string
  isFirst?: boolean
}

/** A coloured drawing of a service at work. */
export function Scene({ scene, alt, isFirst = false }: Props) {
  return (
    <img
      className="scene"
      src={files[scene]}
      width={400}
      height={300}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
