import type { RouterContextProvider } from 'react-router'
import type { FounderPictureData } from '#app/features/site/founder-picture.tsx'
import type { Copy } from '#content/copy/copy.ts'
import { fillText } from '#domain/text/fill-text.ts'
import { servicesContext } from '../context.ts'

/**
 * Returns the founder's photo and its alternative text, or no photo and the text of the drawing that replaces
 * it; and the founder's introduction, if the settings contain the name. Its second sentence ends like the first.
 */
export function loadFounderPicture(
  context: Readonly<RouterContextProvider>,
  { about, contact, home }: Copy,
): FounderPictureData {
  const { founder, founderPhoto } = context.get(servicesContext).links
  return {
    photo: founderPhoto,
    alt: founderPhoto ? founder.name || about.caption : contact.picture,
    introduction:
      founder.name && `${fillText(about.named, founder)} ${home.founder.heading}${about.named.at(-1)}`,
  }
}
