import type { Flow } from '#content/copy/service-page.ts'

/** A workflow: connected steps, with a mark where a person decides. */
export function FlowSteps({ title, steps }: Omit<Flow, 'caption'>) {
  return (
    <div className="panel-body">
      <p className="title-3">{title}</p>
      <ol className="flow">
        {steps.map(({ by, text, isYours }) => (
          <li key={text} data-yours={isYours}>
            <small>{by}</small>
            {text}
          </li>
        ))}
      </ol>
    </div>
  )
}
