import { data, type RouterContextProvider } from 'react-router'
import { textOf } from '#app/components/back-office/form-values.ts'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import { placeholderWords } from '#content/reply-templates.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { leadWorkLimits } from '#domain/leads/lead-work.ts'
import type { TemplateOutcome } from '#server/leads/reply/write-template.ts'
import { type WorkResult, workDone } from '../work-result.ts'
import { undoTemplate } from './undo-template.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

export const TEMPLATE_NOT_SAVED = 'The text was not saved'

/** What the page of the texts does with its forms. */
export async function changeTemplates(args: Args, viewer: Viewer, form: FormData) {
  const get = (name: string) => textOf(form, name)
  const [intent, id] = [get('intent'), get('item') || get('key')]
  const typed = { name: get('name'), subject: get('subject'), body: get('body') }
  const failed = (status: number, description: string, gone = false) =>
    data<WorkResult>(
      { ok: false, message: TEMPLATE_NOT_SAVED, description, gone, intent, item: get('item'), draft: typed },
      { status },
    )
  const { leads } = args.context.get(servicesContext)
  let outcome: TemplateOutcome
  try {
    switch (intent) {
      case 'save-template':
        outcome = await leads.saveTemplate(viewer, { id, seen: get('seen'), ...typed })
        break
      case 'hide-template':
      case 'offer-template':
        outcome = await leads.offerTemplate(viewer, { id, offered: intent === 'offer-template' })
        break
      case 'drop-template':
        outcome = await leads.dropTemplate(viewer, { id, seen: get('seen'), offered: get('offered') === '1' })
        break
      default:
        return failed(400, 'Nothing was chosen.')
    }
  } catch (error) {
    reportOutage(args, error)
    return failed(503, 'Try again in a moment.')
  }
  switch (outcome.kind) {
    case 'gone':
      return failed(404, 'It is not there any more.', true)
    case 'changed-meanwhile':
      return failed(409, 'Somebody else changed it meanwhile.', true)
    case 'invalid':
      return failed(400, describe(outcome))
  }
  const message = workDone[intent] ?? 'Saved'
  const { before, version } = outcome
  const label = `${message}: ${typed.name || before?.name}`
  const undo = undoTemplate({ intent, id, before, version, label })
  return data<WorkResult>({ ok: true, message, intent, item: get('item'), undo })
}

function describe({ problem, blank }: Extract<TemplateOutcome, { kind: 'invalid' }>): string {
  switch (problem) {
    case 'empty':
      return 'It needs a name, a subject and words.'
    case 'too-long':
      return `At most ${leadWorkLimits.templateName} characters fit into the name, ${leadWorkLimits.subject} into the subject, and ${leadWorkLimits.reply} into the text.`
    case 'too-many':
      return `There is room for ${leadWorkLimits.templates} of your own. Delete one first.`
    case 'unknown-blank':
      return `Nothing is known to be put in for {${blank}}. There are: ${Object.keys(placeholderWords)
        .map((name) => `{${name}}`)
        .join(', ')}.`
  }
}
