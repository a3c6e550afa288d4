/**
 * A video that plays in the page: a file, or a cookie-free embed of its host. `origin` is the source's
 * origin.
 */
export type Film = { kind: 'file' | 'frame'; src: string; origin: string }

const YOUTUBE =
  /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|embed\/|live\/)|youtu\.be\/)([\w-]{6,20})(?:[?&#/]|$)/
const VIMEO =
  /^https:\/\/(?:www\.)?(?:player\.)?vimeo\.com\/(?:video\/)?(\d{5,15})(?:\/([\da-f]{6,20})|\?(?:[^#]*&)?h=([\da-f]{6,20}))?(?:[?&#/]|$)/
const FILE = /^(https:\/\/[\w.-]+(?::\d{1,5})?)\/[^?#]*\.(?:mp4|m4v|webm|ogv)(?:[?#]|$)/i

/** Returns the player for a video link; undefined if the link can only be opened. */
export function filmOf(href: string): Film | undefined {
  const [, youTube] = YOUTUBE.exec(href) ?? []
  if (youTube) return frame('https://www.youtube-nocookie.com', `/embed/${youTube}?autoplay=1&rel=0`)
  const [, vimeo, inPath, inQuery] = VIMEO.exec(href) ?? []
  // Unlisted videos need their key.
  const key = inPath ?? inQuery
  if (vimeo)
    return frame('https://player.vimeo.com', `/video/${vimeo}?autoplay=1&dnt=1${key ? `&h=${key}` : ''}`)
  const [, origin] = FILE.exec(href) ?? []
  return origin ? { kind: 'file', src: href, origin } : undefined
}

function frame(origin: string, path: string): Film {
  return { kind: 'frame', src: origin + path, origin }
}
