import { data, type RouterContextProvider, redirect } from 'react-router'
import { servicesContext, visitContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { IMPORT_PATH, importLimits, isDelimiter, isImportField } from '#domain/leads/import/import-fields.ts'
import { type ImportResult, importAddress, NOT_IMPORTED } from './import-result.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

/** Takes a file in and leads to the page where its columns are named. */
export async function bringFile(args: Args, viewer: Viewer) {
  const { table } = args.context.get(visitContext)
  if (!table) return failed(400, 'Choose a file with rows in it.')
  if ('problem' in table && table.problem === 'not-stored') {
    return unlessOut(args, () => Promise.reject(table.cause))
  }
  if ('problem' in table) {
    return failed(413, `The file is larger than ${importLimits.bytes / 1024 / 1024} MB. Split it.`)
  }
  return unlessOut(args, async () => {
    const staged = await args.context.get(servicesContext).imports.stage(viewer, table)
    if (staged.kind === 'unreadable') return failed(422, staged.reason)
    throw redirect(importAddress(staged.id), 303)
  })
}

/** What the page of one import does with its forms. */
export async function changeImport(args: Args, viewer: Viewer, id: string, form: FormData) {
  const { imports } = args.context.get(servicesContext)
  const wish = form.get('do')
  return unlessOut(args, async () => {
    if (wish === 'discard') {
      await imports.discard(viewer, id)
      throw redirect(IMPORT_PATH, 303)
    }
    if (wish === 'reread') {
      const [delimiter, line] = [String(form.get('delimiter')), String(form.get('headings'))]
      if (!isDelimiter(delimiter) || !/^\d{0,6}$/.test(line)) {
        return failed(400, 'Something was chosen that is not offered.')
      }
      const wanted = { id, delimiter, headingLine: line === '' ? null : Number(line) }
      const read = await imports.reread(viewer, wanted)
      if (read.kind === 'unchanged') return gone()
      if (read.kind === 'unreadable') return failed(422, read.reason)
      throw redirect(importAddress(read.id), 303)
    }
    if (wish === 'start') {
      const plan = readPlan(form)
      const outcome = await imports.start(viewer, { id, plan })
      if (outcome.kind === 'invalid') return failed(400, outcome.problem, plan)
      if (outcome.kind === 'unchanged') return gone()
    } else if (wish === 'cancel') {
      if ((await imports.cancel(viewer, id)) === 'unchanged') return gone()
    } else if (wish === 'undo') {
      if ((await imports.undo(viewer, id)) === 'unchanged') return gone()
    } else return failed(400, 'Nothing like that can be done here.')
    throw redirect(importAddress(id), 303)
  })
}

function readPlan(form: FormData) {
  const mapping: (string | null)[] = []
  for (let column = 0; column < importLimits.columns && form.has(`column${column}`); column++) {
    const field = String(form.get(`column${column}`))
    mapping.push(isImportField(field) ? field : null)
  }
  return {
    mapping,
    duplicates: String(form.get('duplicates')),
    status: String(form.get('status')),
    source: String(form.get('source')),
  }
}

async function unlessOut<T>(args: Args, work: () => Promise<T>) {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Response) throw error
    reportOutage(args, error)
    return failed(503, 'Try again in a moment.')
  }
}

function gone() {
  return data<ImportResult>(
    {
      ok: false,
      message: 'It is not as it was',
      description: 'Somebody was quicker. Look again.',
      gone: true,
    },
    { status: 409 },
  )
}

function failed(status: number, description: string, draft?: ImportResult['draft']) {
  return data<ImportResult>(
    { ok: false, message: NOT_IMPORTED, description, ...(draft ? { draft } : {}) },
    { status },
  )
}
