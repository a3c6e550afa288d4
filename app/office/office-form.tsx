import {
  type ComponentProps,
  createContext,
  Fragment,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { type FormProps, useActionData, useFetcher, useLocation } from 'react-router'
import { isOfficeResult, type OfficeResult } from '#app/lib/office/office-result.ts'
import { Button } from '#app/ui/button.tsx'
import { useDraft } from './use-draft.ts'

type Props<More> = Pick<FormProps, 'action' | 'className' | 'encType' | 'noValidate'> & {
  /** Omitted if the form has several buttons with `name="intent"`. */
  intent?: string
  /** The id of the record, on a page with several of them. */
  item?: string
  /** Hidden fields, such as keys. */
  hidden?: Record<string, string>
  /**
   * Identifies the stored values. When it changes, unchanged fields show the new values. The number of a record's
   * version is sent, so that the server finds conflicts.
   */
  version?: string | number
  /** Resets the form after a success, for forms that add a record. */
  empties?: boolean
  /** Restores unsaved changes when the page is opened again. A form without an intent gives a name. */
  keepsDraft?: boolean | string
  onDone?: () => void
  /** A function if the fields depend on how far the form is. */
  children: ReactNode | ((form: FormState<More>) => ReactNode)
}

type FormState<More> = {
  /** The form data while it is being sent. */
  sent: FormData | undefined
  result: OfficeResult<More> | undefined
}

const FormBusy = createContext(false)

/** A form of the back office. Its fields keep what could not be saved; a toast shows the result. */
export function OfficeForm<More = unknown>(props: Props<More>) {
  const { intent, item, hidden = {}, version = '', empties = false, keepsDraft = false } = props
  const { onDone, children, action, className, encType, noValidate } = props
  const form = useRef<HTMLFormElement>(null)
  const { pathname } = useLocation()
  const fetcher = useFetcher<OfficeResult<More>>()
  // Null if the server did not answer.
  const data = (fetcher.data ?? undefined) as OfficeResult<More> | undefined
  const result = useResult(data, intent, item)
  const isAnswered = fetcher.state === 'idle'
  // A refused form can be sent again while the screen is still loaded anew.
  const isRefused = fetcher.state === 'loading' && data?.ok === false
  const name = keepsDraft === true ? `${intent} ${item ?? ''}` : keepsDraft
  const storedAs = name ? `draft ${pathname} ${name}` : undefined
  const draft = useDraft({
    form,
    storedAs,
    loaded: {
      hidden: typeof version === 'number' ? { version: String(version), ...hidden } : hidden,
      version: String(version),
    },
    result: isAnswered ? result : undefined,
    empties,
  })
  // Fields with unsaved changes are not rendered again with newly loaded values.
  const fields = useRef({ version: draft.version, children })
  if (!draft.isChanged || fields.current.version !== draft.version) {
    fields.current = { version: draft.version, children }
  }
  const done = useEffectEvent(() => onDone?.())
  useEffect(() => {
    if (isAnswered && data?.ok) done()
  }, [isAnswered, data])
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each answer and each version
  useEffect(() => {
    if (isAnswered && data?.ok === false) {
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-trouble]')?.focus()
    }
  }, [isAnswered, data, draft.version])
  const { children: shown } = fields.current
  return (
    <fetcher.Form
      method="post"
      action={action}
      autoComplete="off"
      ref={form}
      encType={encType}
      noValidate={noValidate}
      className={className}
      onChange={draft.onChange}
      onFocus={draft.onFocus}
      onBlur={draft.onBlur}
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
        <FormBusy value={!isAnswered && !isRefused}>
          {typeof shown === 'function' ? shown({ sent: fetcher.formData, result }) : shown}
        </FormBusy>
      </Fragment>
      {result?.kind === 'conflict' && draft.isChanged ? (
        <Unsaved onDiscard={draft.discard} stored={draft.stored}>
          Someone else saved this. Saving again replaces it.
        </Unsaved>
      ) : draft.isRestored ? (
        <Unsaved onDiscard={draft.discard}>Your unsaved changes are back.</Unsaved>
      ) : null}
    </fetcher.Form>
  )
}

type ButtonsProps = {
  /** The words of the button that sends the form. */
  submit: string
  variant?: 'default' | 'primary'
  onCancel?: (() => void) | undefined
  /** Other buttons. */
  children?: ReactNode
}

/** Sends the office form around it, and is busy meanwhile. */
export function SubmitButton(props: ComponentProps<typeof Button>) {
  return <Button type="submit" busy={useContext(FormBusy)} {...props} />
}

/** The buttons at the end of an office form. */
export function FormButtons({ submit, variant, onCancel, children }: ButtonsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {children}
      {onCancel ? (
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      ) : null}
      <SubmitButton variant={variant}>{submit}</SubmitButton>
    </div>
  )
}

type UnsavedProps = { onDiscard: () => void; stored?: string[]; children: string }

/** A notice about unsaved changes, with the stored values and a button that discards the changes. */
function Unsaved({ onDiscard, stored, children }: UnsavedProps) {
  return (
    <div
      role="status"
      tabIndex={-1}
      data-trouble={stored && true}
      className="col-span-full text-sm outline-none"
    >
      {children}{' '}
      <Button size="small" onClick={onDiscard}>
        Discard my changes
      </Button>
      {stored && stored.length > 0 ? (
        <p className="mt-1 whitespace-pre-wrap rounded-lg border border-accent px-2 py-1 [overflow-wrap:anywhere]">
          Saved now: <strong>{stored.join('\n')}</strong>
        </p>
      ) : null}
    </div>
  )
}

/** Returns the newest result of a form, or the result that came with the page. */
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
