import { expect, test } from 'vitest'
import { copy } from '#content/copy/copy.ts'
import { changeOwnData } from './change-own-data.ts'

test('a form of an unknown kind changes nothing', async () => {
  const asked = { token: 'token', addressKey: 'address', fields: { step: 'delete' } }
  // Without services, any change would throw.
  expect(await changeOwnData({} as never, copy.en.myDataPage, asked)).toEqual({ kind: 'gone' })
})
