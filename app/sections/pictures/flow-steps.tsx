import type { Flow } from '#content/copy/service-page.ts'

/** A workflow: connected steps, with a mark where a person decides. */
export function FlowSteps({ title, steps }: Omit<Flow, 'caption'>) {
  return (
    <>
      <div className="panel-body song">
        <p className="title-3">{title}</p>
      </div>
      <ol className="flow">
        {steps.map(({ by, tool, text, isYours, draft }) => (
          <li key={text} data-yours={isYours}>
            <small>
              {by} {tool && <span className="tag">{tool}</span>}
            </small>
            {text}
            {draft && (
              <div className="bubble decision" lang={draft.lang}>
                <p>{draft.text}</p>
                {draft.answers.map((answer) => (
                  <b key={answer} className="tag">
                    {answer}
                  </b>
                ))}
              </div>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
