import { expect, test } from 'vitest'
import { recordLabels } from '#content/office/record-labels.ts'
import { personalTables } from '#server/privacy/personal-data.ts'

test.each(['hi', 'sw'] as const)('has a name for every table and column of personal data in %s', (locale) => {
  const { tables, columns } = recordLabels[locale]
  const shown = Object.values(personalTables).flatMap((table) => table.shown)
  const missing = [
    ...Object.keys(personalTables).filter((name) => !tables[name]),
    ...shown.filter((name) => !/(^|_)(id|key)$/.test(name) && !columns[name]),
  ]
  expect(missing).toEqual([])
})
