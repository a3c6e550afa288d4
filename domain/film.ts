/** A film that plays in the page: a file, or a frame of the host that keeps no cookies. `origin`: where it comes from. */
export type Film = { kind: 'file' | 'frame'; src: string; origin: string }

/** What plays in place of a link to a film; undefined where the link can only be opened. */
export function filmOf(href: string): Film | undefined {
  if (!URL.canParse(href)) return undefined
  const url = new URL(href)
  if (url.protocol !== 'https:') return undefined
  const src = frameOf(url)
  if (src) return { kind: 'frame', src, origin: new URL(src).origin }
  if (/\.(mp4|m4v|webm|ogv)$/i.test(url.pathname)) return { kind: 'file', src: href, origin: url.origin }
  return undefined
}

/** The player of YouTube and Vimeo that sets no cookies before it plays. */
function frameOf({ hostname, pathname, searchParams }: URL): string | undefined {
  const host = hostname.replace(/^(www|m)\./, '')
  const [first = '', second = ''] = pathname.split('/').filter(Boolean)
  if (host === 'youtube.com' || host === 'youtu.be' || host === 'youtube-nocookie.com') {
    const id = host === 'youtu.be' ? first : first === 'watch' ? searchParams.get('v') : second
    return id && /^[\w-]{6,20}$/.test(id)
      ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
      : undefined
  }
  if (host === 'vimeo.com' || host === 'player.vimeo.com') {
    const [id, key = searchParams.get('h')] = first === 'video' ? [second] : [first, second || undefined]
    if (!id || !/^\d{5,15}$/.test(id)) return undefined
    const unlisted = key && /^[\da-f]{6,20}$/.test(key) ? `&h=${key}` : ''
    return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${unlisted}`
  }
  return undefined
}
