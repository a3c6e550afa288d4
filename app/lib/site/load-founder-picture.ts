import type { RouterContextProvider } from 'react-router'
import type { FounderPictureData } from '#app/features/site/founder-picture.tsx'
import type { Copy } from '#content/copy/copy.ts'
import { servicesContext } from '../context.ts'

/**
 * Returns the founder's photo and its alternative text, or no photo and the text of the drawing that replaces
 * it.
 */
export function loadFounderPicture(
  context: Readonly<RouterContextProvider>,
  { about, contact }: Copy,
): FounderPictureData {
  const { founder, founderPhoto } = context.get(servicesContext).links
  return { photo: founderPhoto, alt: founderPhoto ? founder.name || about.caption : contact.picture }
}
