import type { Paper } from '#content/copy/service-page.ts'

/** A document with a few lines, such as a lesson plan. */
export function PaperSheet({ title, subtitle, rows, foot }: Omit<Paper, 'caption'>) {
  return (
    <>
      <div className="panel-body">
        <p className="title-2">{title}</p>
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
