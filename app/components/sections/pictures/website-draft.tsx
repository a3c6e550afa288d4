import type { Website } from '#content/copy/service-page.ts'

/** A small website's first screen. */
export function WebsiteDraft({ address, heading, lines, action }: Omit<Website, 'caption'>) {
  return (
    <>
      <p className="address-bar">
        <span className="tag">{address}</span>
      </p>
      <svg className="bakery" viewBox="0 0 320 120" aria-hidden>
        <path d="M0 96h320v24H0z" className="shelf" />
        <path d="M40 92c-6-52 74-52 68 0zM212 92c-6-52 74-52 68 0z" className="loaf" />
        <path
          d="M60 60l8 14m8-20 8 16m148-10 8 14m8-20 8 16M122 92l4-30h68l4 30zm14-30c0-30 48-30 48 0"
          className="ink"
        />
        <path d="M160 36v-10" className="ink" />
        <circle cx="160" cy="22" r="4" className="loaf" />
      </svg>
      <div className="panel-body">
        <p className="title-2">{heading}</p>
        <ul className="mt-3 text-muted">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <p className="panel-foot">{action}</p>
    </>
  )
}
