import type { RouterContextProvider } from 'react-router'
import type { Copy } from '#content/copy/copy.ts'
import { servicesContext } from './context.ts'
import type { FounderPictureData } from './features/site/founder-picture.tsx'

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
