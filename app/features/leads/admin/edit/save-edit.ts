import type { RouterContextProvider } from 'react-router'
import { textOf } from '#app/components/back-office/form-values.ts'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { fingerprint, type LeadFormField } from '#domain/leads/lead-form.ts'
import type { EditOutcome } from '#server/leads/edit/edit-lead.ts'
import { type EditResult, type LeadTexts, readTyped } from './edit-result.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }
type Answer = EditResult & { status: number }

const failure = 'Failed to update lead'

/** What the edit page does with the form that was sent. */
export async function saveEdit(args: Args, viewer: Viewer, form: FormData, leadId: string): Promise<Answer> {
  const typed = readTyped(form)
  const seen = readSeen(form)
  let outcome: EditOutcome
  try {
    outcome = await args.context
      .get(servicesContext)
      .leads.edit(viewer, { leadId, get: (name) => form.get(name), seen: (field) => seen[field] })
  } catch (error) {
    reportOutage(args, error)
    const description = 'Nothing was saved. Try again in a moment.'
    return { status: 503, ok: false, message: failure, description, typed, seen }
  }
  switch (outcome.kind) {
    case 'gone':
      return {
        status: 404,
        ok: false,
        message: failure,
        description: 'This lead is not there any more.',
        typed,
        seen,
      }
    case 'invalid':
      return {
        status: 400,
        ok: false,
        message: failure,
        description: 'Look at what is marked in the form.',
        problems: outcome.problems,
        typed,
        seen,
      }
    case 'conflict':
      return {
        status: 409,
        ok: false,
        message: 'Somebody else saved this lead meanwhile',
        description: 'What they wrote stands beside yours. Saving again replaces theirs.',
        theirs: outcome.theirs,
        typed,
        seen: { ...seen, ...fingerprintsOf(outcome.theirs) },
      }
    case 'unchanged':
      return { status: 200, ok: true, message: 'Nothing was different', leadId }
    case 'changed': {
      const undo = { changeId: outcome.changeId, label: 'Lead saved' }
      return { status: 200, ok: true, message: 'Lead saved', leadId, undo }
    }
  }
}

export function fingerprintsOf(texts: LeadTexts): LeadTexts {
  return Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, fingerprint(text)]))
}

function readSeen(form: FormData): LeadTexts {
  const seen: LeadTexts = {}
  for (const entry of textOf(form, 'seen').split(' ')) {
    const [field = '', text = ''] = entry.split(':')
    if (text) seen[field as LeadFormField] = text
  }
  return seen
}
