import type { Undo } from '#app/components/back-office/change-result.ts'
import type { StoredTemplate } from '#server/leads/reply/template-store.ts'

const TEXTS = '/del-admin-dashboard/leads/texts'

type Change = {
  intent: string
  id: string
  /** The text as it was. */
  before: StoredTemplate | undefined
  /** The version that was written. */
  version: string | undefined
  label: string
}

/** What makes a text again what it was; nothing for what is gone for good, or was so already. */
export function undoTemplate({ intent, id, before, version, label }: Change): Undo | undefined {
  switch (intent) {
    case 'hide-template':
      return sending({ intent: 'offer-template', item: id }, label)
    case 'offer-template':
      return sending({ intent: 'hide-template', item: id }, label)
    case 'save-template': {
      if (version === undefined) return undefined
      // It was as it came, or not there at all.
      if (!before?.version)
        return sending({ intent: 'drop-template', item: id, seen: version, offered: '1' }, label)
      return sending({ intent, ...wordsOf(before), seen: version }, label)
    }
    default:
      return before?.isOurs
        ? sending({ intent: 'save-template', ...wordsOf(before), seen: '' }, label)
        : undefined
  }
}

const wordsOf = ({ id: item, name, subject, body }: StoredTemplate) => ({ item, name, subject, body })

function sending(fields: Record<'item', string> & Record<string, string>, label: string): Undo {
  return { changeId: fields.item, label, by: { action: TEXTS, fields } }
}
