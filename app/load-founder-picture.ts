import type { RouterContextProvider } from 'react-router'
import type { Copy } from '#content/copy/copy.ts'
import { servicesContext } from './context.ts'
import type { FounderPictureData } from './features/site/founder-picture.tsx'

/** The founder's photo, or the drawing that stands for it, with what it shows in words. */
export function loadFounderPicture(
  context: Readonly<RouterContextProvider>,
  { about, contact }: Copy,
): FounderPictureData {
  const { founder, founderPhoto } = context.get(servicesContext).links
  return { photo: founderPhoto, alt: founderPhoto ? founder.name || about.caption : contact.picture }
}
