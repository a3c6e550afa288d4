import { Play } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { filmOf } from '#domain/film.ts'

/**
 * Tells whether the browser loaded this page itself. After client-side navigation the document still has the
 * first page's policy, which blocks the film.
 */
const isLoadedPage = () =>
  new URL(performance.getEntriesByType('navigation')[0]?.name ?? '', location.href).pathname ===
  location.pathname

/** Plays the film in place. Opens it in a new tab without scripts, or if it can't be embedded. */
export function FilmLink({ href, label, newTab }: { href: string; label: string; newTab: string }) {
  const [isPlaying, setPlaying] = useState(false)
  const film = filmOf(href)
  if (film && isPlaying) {
    return film.kind === 'file' ? (
      // biome-ignore lint/a11y/useMediaCaption: the owner's video has its own subtitles, or none
      <video className="film" src={film.src} title={label} controls autoPlay playsInline />
    ) : (
      <iframe
        className="film"
        src={film.src}
        title={label}
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  }
  const play = (event: MouseEvent) => {
    if (!film || !isLoadedPage() || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setPlaying(true)
  }
  return (
    <p className="mt-6">
      {/* The server reads this attribute to allow the film in the page's policy. */}
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className="btn"
        data-film={film && `${film.kind} ${film.origin}`}
        onClick={play}
      >
        <Play size={18} aria-hidden /> {label}
        <span className="sr-only"> {newTab}</span>
      </a>
    </p>
  )
}
