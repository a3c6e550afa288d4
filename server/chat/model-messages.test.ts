import { expect, test } from 'vitest'
import type { StoredMessage } from './conversation-store.ts'
import { modelMessages } from './model-messages.ts'

const said = (sender: 'visitor' | 'assistant', text: string) =>
  ({ sender, text, status: 'complete' }) as unknown as StoredMessage

test('sends no number to a model that is split over messages, also across replies', () => {
  const messages = modelMessages(
    [said('visitor', 'call me on 98765'), said('assistant', 'Gladly, and the rest of it?')],
    '43210 after six',
  )
  expect(messages.map(({ content }) => content)).toEqual([
    'call me on [phone]',
    'Gladly, and the rest of it?',
    '[phone] after six',
  ])
})
