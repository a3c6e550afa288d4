import type { Paper } from '#content/copy/service-page.ts'

/** A document with a few lines, such as a lesson plan, and a leaf drawn on it. */
export function PaperSheet({ title, subtitle, rows, foot }: Omit<Paper, 'caption'>) {
  return (
    <>
      <div className="panel-body">
        <p className="title-2">
          <svg className="float-right" width="56" height="56" viewBox="172 144 56 56" aria-hidden>
            <path fill="#0b7a3b" d="M180 190q-4-34 44-40 4 38-30 42-8 0-14-2" />
            <path fill="none" stroke="#cdeac4" strokeWidth="2.5" d="M174 196q18-26 40-36" />
          </svg>
          {title}
        </p>
        <p className="text-muted">{subtitle}</p>
        <dl className="paper-rows">
          {rows.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="panel-foot">{foot}</p>
    </>
  )
}
