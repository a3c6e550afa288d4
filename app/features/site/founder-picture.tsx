import { Drawing } from '#app/sections/pictures/drawing.tsx'

/** The founder's photo, or no photo and the text for the drawing of the desk. */
export type FounderPictureData = {
  photo: string | undefined
  alt: string
  /** Empty if the name is not known. */
  introduction?: string | undefined
}

/** The founder's face and name in one line. */
export function FounderLine({ photo, introduction }: FounderPictureData) {
  return (
    introduction && (
      <p className="writer mt-5">
        {photo && <img src={photo} width={56} height={56} alt="" />}
        <b>{introduction}</b>
      </p>
    )
  )
}

/** Shows the founder's photo, or a drawing of the desk. */
export function FounderPicture({ photo, alt }: FounderPictureData) {
  return photo ? (
    <img src={photo} width={480} height={480} alt={alt} loading="lazy" className="scene" />
  ) : (
    <Drawing name="founderDesk" width={800} height={600} alt={alt} className="scene" />
  )
}
