import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { type FormProps, useActionData, useFetcher, useLocation } from 'react-router'
import { isOfficeResult, type OfficeResult } from '#app/lib/office-result.ts'
import { useDraft } from './use-draft.ts'

type Props<More> = Pick<
  FormProps,
  'action' | 'className' | 'encType' | 'id' | 'noValidate' | 'aria-label'
> & {
  /** What it does; nothing where its buttons say so by `name="intent"`. */
  intent?: string
  /** Which of several records it is about. */
  item?: string
  /** What is sent along: keys, and the version that the screen shows. */
  hidden?: Record<string, string>
  /** Names what the fields begin with: where that is another by now they begin anew, but for what was typed. */
  version?: string
  /** For forms that add something: they are empty again once it is there. */
  empties?: boolean
  /** Keeps what was typed when the page is left, and brings it back with a notice; a name, where the intent is none. */
  keepsDraft?: boolean | string
  /** Names the fetcher, where other parts of the page ask how it stands. */
  fetcherKey?: string
  onDone?: (result: OfficeResult<More>) => void
  children: (form: {
    busy: boolean
    /** What is on its way. */
    sent: FormData | undefined
    result: OfficeResult<More> | undefined
  }) => ReactNode
}

/** A form of the office. What could not be saved stays in its fields; a toast tells how it ended. */
export function OfficeForm<More = unknown>(props: Props<More>) {
  const { intent, item, hidden = {}, version = '', empties = false, keepsDraft = false, fetcherKey } = props
  const { onDone, children, ...attributes } = props
  const { action, className, encType, id, noValidate } = attributes
  const form = useRef<HTMLFormElement>(null)
  const { pathname } = useLocation()
  const fetcher = useFetcher<OfficeResult<More>>(fetcherKey ? { key: fetcherKey } : {})
  // Null where no answer came.
  const data = (fetcher.data ?? undefined) as OfficeResult<More> | undefined
  const result = useResult(data, intent, item)
  const answer = fetcher.state === 'idle' ? result : undefined
  const name = keepsDraft === true ? `${intent} ${item ?? ''}` : keepsDraft
  const storedAs = name ? `draft ${pathname} ${name}` : undefined
  const draft = useDraft({
    form,
    storedAs,
    loaded: { hidden, version },
    result: answer,
    empties,
  })
  // While something is typed, what is loaded leaves the fields alone.
  const fields = useRef({ version: draft.version, children })
  if (!draft.isChanged || fields.current.version !== draft.version) {
    fields.current = { version: draft.version, children }
  }
  const isAnswered = fetcher.state === 'idle'
  const done = useEffectEvent((told: OfficeResult<More>) => onDone?.(told))
  useEffect(() => {
    if (isAnswered && data?.ok) done(data)
  }, [isAnswered, data])
  // Also once the fields are drawn anew, which takes the focus away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each answer and each version
  useEffect(() => {
    if (isAnswered && data?.ok === false) {
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-trouble]')?.focus()
    }
  }, [isAnswered, data, draft.version])
  return (
    <fetcher.Form
      method="post"
      autoComplete="off"
      ref={form}
      id={id}
      action={action}
      encType={encType}
      noValidate={noValidate}
      aria-label={props['aria-label']}
      className={className}
      onChange={draft.onChange}
      onSubmit={draft.onSubmit}
    >
      {Object.entries({
        ...(intent && { intent }),
        ...(item && { item }),
        ...(storedAs && { draft: storedAs }),
        ...draft.hidden,
      }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Fragment key={draft.version}>
        {fields.current.children({ busy: fetcher.state !== 'idle', sent: fetcher.formData, result })}
      </Fragment>
      {result?.kind === 'conflict' && draft.isChanged ? (
        <Unsaved onDiscard={draft.discard} stored={'theirs' in result ? [] : draft.stored}>
          Someone else saved this. Saving again replaces it.
        </Unsaved>
      ) : draft.isRestored ? (
        <Unsaved onDiscard={draft.discard}>Your unsaved changes are back.</Unsaved>
      ) : null}
    </fetcher.Form>
  )
}

type UnsavedProps = { onDiscard: () => void; stored?: string[]; children: string }

/** Tells what is in the fields and not saved, beside what is stored, and throws it away if asked. */
function Unsaved({ onDiscard, stored = [], children }: UnsavedProps) {
  return (
    <div role="status" className="col-span-full text-sm">
      {children}{' '}
      <button type="button" className="admin-link min-h-6 cursor-pointer" onClick={onDiscard}>
        Discard my changes
      </button>
      {stored.length > 0 ? (
        <p className="mt-1 whitespace-pre-wrap rounded-lg border border-accent px-2 py-1 [overflow-wrap:anywhere]">
          Saved now: <strong>{stored.join('\n') || 'nothing'}</strong>
        </p>
      ) : null}
    </div>
  )
}

/** The newest answer to a form: of this visit, or the one that came with the page. */
function useResult<More>(
  newest: OfficeResult<More> | undefined,
  intent: string | undefined,
  item: string | undefined,
): OfficeResult<More> | undefined {
  const first: unknown = useActionData()
  if (newest) return newest
  const isOwn = isOfficeResult(first) && (!intent || first.intent === intent) && first.item === (item ?? '')
  return isOwn ? (first as OfficeResult<More>) : undefined
}
