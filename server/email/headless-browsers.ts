import type { Db } from '#server/database/open-database.ts'
import { readSetting } from '#server/settings/read-setting.ts'

/**
 * Returns why visitors with this browser get no mail, in the specification's words; undefined if they do. Blocking is
 * off by default, because a headless browser may be the visitor's own assistant.
 */
export async function headlessRefusal(db: Db, headers: Headers): Promise<string | undefined> {
  const names = `${headers.get('user-agent') ?? ''} ${headers.get('sec-ch-ua') ?? ''}`
  if (!/headless|phantomjs/i.test(names)) return undefined
  const isBlocked = await readSetting(db, 'emails.block_headless')
  return isBlocked ? '451 Unavailable For Headless Browser' : undefined
}
