import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { type ZodType, z } from 'zod'
import { servicesContext } from '#app/lib/context.ts'
import { readForm } from '#app/lib/forms/read-form.ts'
import { requireViewer } from '#app/lib/office/require-viewer.ts'
import { reportOutage } from '#app/lib/report-outage.ts'
import type { Permission } from '#domain/accounts/permissions.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Services } from '#server/app.ts'
import type { OfficeResult, OfficeUndo } from './office-result.ts'
import { UNDO } from './undo-path.ts'

/** One text of a form; empty if the form has no field of that name. */
export const text = z.preprocess((value) => (Array.isArray(value) ? value.at(-1) : (value ?? '')), z.string())
/** All texts of one name. */
export const texts = z.preprocess((value) => [value ?? []].flat(), z.array(z.string()))
/** All ids of one name; one text can hold several, separated by spaces. */
export const ids = texts.transform((values) => values.flatMap((value) => value.split(' ')).filter(Boolean))
/** Whether a box was ticked. */
export const ticked = z.preprocess((value) => value !== undefined, z.boolean())
/** A count; 0 if the form has none. */
export const count = z.coerce.number().int().min(0).catch(0)

/** The version of the record that the form showed; 0 if it was not stored yet. */
export const version = z.coerce.number().int().min(0).catch(0)

/** Builds a schema of texts with these names. */
export function textFields<const Name extends string>(...names: Name[]): ZodType<Record<Name, string>> {
  return z.object(Object.fromEntries(names.map((name) => [name, text]))) as never
}

export type OfficeCall<Input = Record<string, string>> = {
  input: Input
  form: FormData
  viewer: Viewer
  services: Services
  /** The id in the address; empty on a page of several records. */
  id: string
  /** The address that the form was sent to. */
  url: URL
  args: Pick<ActionFunctionArgs, 'context' | 'request'>
}

/** Outcomes of use cases that changed nothing; every other kind is a success. */
const failures = {
  invalid: ['invalid', 400, 'Look at what is marked in the form.'],
  'not-yours': ['invalid', 403, 'Only the person who wrote it can change it.'],
  conflict: ['conflict', 409, 'Someone else changed it first. What you entered is still here.'],
  gone: ['not-found', 404, 'It is not there any more.'],
  'not-found': ['not-found', 404, 'It is not there any more.'],
} as const satisfies Record<string, [OfficeResult['kind'], number, string]>

/** The outcome of a use case or an intent. `description` and `status` replace the usual ones; `more` is sent along. */
export type OfficeOutcome = {
  kind: string
  changeId?: string | undefined
  problem?: string
  problems?: Partial<Record<string, string>>
  description?: string | undefined
  status?: number
  more?: object
}
type Done<Outcome> = Exclude<Outcome, { kind: keyof typeof failures }>
type Toast = Pick<OfficeResult, 'message'> & { description?: string | undefined }
/** Without `action`, the undo form is sent to the same address as the form that it undoes. */
export type IntentUndo = Omit<OfficeUndo, 'action'> & Partial<Pick<OfficeUndo, 'action'>>

export type OfficeIntent<Input, Outcome extends OfficeOutcome> = {
  schema: ZodType<Input>
  /** Needed besides the permission of the action. */
  permission?: Permission
  /** The title of the error toast. */
  failure: string
  /** The description of the error toast after an outage. */
  outage?: string
  /** The description of the error toast for each `problem` of an invalid outcome. */
  problems?: Record<string, string>
  run: (call: OfficeCall<Input>) => Promise<Outcome>
  /** The success toast. Without one, the page itself shows that it worked. */
  toast?: string | ((outcome: Done<Outcome>, call: OfficeCall<Input>) => Toast)
  /** The form that undoes it; for an outcome with a `changeId`, only the label of the change. */
  undo?: (outcome: Done<Outcome>, call: OfficeCall<Input>) => IntentUndo | string | undefined
  goTo?: (outcome: Done<Outcome>, call: OfficeCall<Input>) => string | undefined
}

/** Infers the types of an intent from its schema and its use case. */
export function intent<Input, Outcome extends OfficeOutcome>(
  parts: OfficeIntent<Input, Outcome>,
): OfficeIntent<Input, Outcome> {
  return parts
}

/** Returns an outcome that refuses the form with a description of its own. */
export function refuse<const Kind extends keyof typeof failures>(
  kind: Kind,
  description: string,
  more: Pick<OfficeOutcome, 'status' | 'more'> = {},
) {
  return { kind, description, ...more }
}

// biome-ignore lint/suspicious/noExplicitAny: each intent has types of its own
type Intents = Record<string, OfficeIntent<any, any>>

/**
 * Builds the action of an office route. It checks the permission, parses the form with the schema of its intent, runs
 * the use case, and returns an `OfficeResult`. Outages are reported.
 */
export function officeAction(permission: Permission, intents: Intents) {
  return async ({
    context,
    request,
    params,
    url,
  }: Pick<ActionFunctionArgs, 'context' | 'request' | 'params' | 'url'>) => {
    const args = { context, request }
    const viewer = await requireViewer(context, request, permission)
    const form = await readForm(request)
    const name = String(form.get('intent') ?? '')
    const draft = form.get('draft')
    const base = {
      intent: name,
      item: String(form.get('item') ?? ''),
      ...(typeof draft === 'string' && { draft }),
    }
    const fail = (
      kind: OfficeResult['kind'],
      status: number,
      rest: Partial<OfficeResult> & { message: string },
    ) => data<OfficeResult>({ ok: false, kind, ...base, values: valuesOf(form), ...rest }, { status })
    const chosen = Object.hasOwn(intents, name) ? intents[name] : undefined
    if (!chosen) {
      return fail('invalid', 400, { message: 'That could not be done', description: 'Nothing was chosen.' })
    }
    const { failure, problems: words = {} } = chosen
    if (chosen.permission) await requireViewer(context, request, chosen.permission)
    const parsed = chosen.schema.safeParse(inputOf(form))
    if (!parsed.success) {
      const problems = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path[0], message]))
      const description = Object.values(problems)[0] as string
      return fail('invalid', 400, { message: failure, description, problems })
    }
    const services = context.get(servicesContext)
    const call = { input: parsed.data, form, viewer, services, id: params.id ?? '', url, args }
    let outcome: OfficeOutcome
    try {
      outcome = await chosen.run(call)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      reportOutage(args, error)
      const description = chosen.outage ?? 'Nothing was changed. Try again in a moment.'
      return fail('unavailable', 503, { message: failure, description })
    }
    const { kind, problem, problems, description, more } = outcome
    const failed = Object.hasOwn(failures, kind) ? failures[kind as keyof typeof failures] : undefined
    if (failed) {
      const [failedKind, status, usual] = failed
      return fail(failedKind, outcome.status ?? status, {
        message: failure,
        description: description ?? words[problem ?? ''] ?? usual,
        ...(problems && { problems }),
        ...more,
      })
    }
    const toast = typeof chosen.toast === 'function' ? chosen.toast(outcome, call) : chosen.toast
    const goTo = chosen.goTo?.(outcome, call)
    // The browser itself sent the form: a file upload, or a form before hydration.
    if (goTo && request.headers.get('accept')?.includes('text/html')) throw redirect(goTo, 303)
    const undo = undoOf(chosen.undo?.(outcome, call), outcome, url)
    return data<OfficeResult>({
      ok: true,
      kind: 'ok',
      ...base,
      ...(typeof toast === 'object' ? toast : { message: toast ?? '' }),
      ...(toast === undefined && { isQuiet: true }),
      ...(undo && { undo }),
      ...(goTo && { goTo }),
      ...more,
    } as OfficeResult)
  }
}

function undoOf(
  undo: IntentUndo | string | undefined,
  { changeId }: OfficeOutcome,
  { pathname }: URL,
): OfficeUndo | undefined {
  if (typeof undo === 'object') return { action: pathname, ...undo }
  if (!changeId) return undefined
  return { action: UNDO, fields: { intent: 'undo', changeId }, ...(undo && { label: undo }) }
}

function textsOf(form: FormData): [name: string, values: string[]][] {
  const names = [...new Set(form.keys())]
  return names.map((name) => [name, form.getAll(name).filter((value) => typeof value === 'string')])
}

const valuesOf = (form: FormData) =>
  Object.fromEntries(textsOf(form).filter(([name]) => !/password/i.test(name)))

const inputOf = (form: FormData) =>
  Object.fromEntries(textsOf(form).map(([name, values]) => [name, values.length > 1 ? values : values[0]]))
