import type { Db } from '#server/database/open-database.ts'
import { readSetting } from '#server/settings/read-setting.ts'

/**
 * Why visitors are not written to because of what this browser sent, in the specification's words; nothing where
 * they are. Blocking is off unless the owner switched it on: a browser without a window may be somebody's own helper.
 */
export async function headlessRefusal(db: Db, headers: Headers): Promise<string | undefined> {
  const names = `${headers.get('user-agent') ?? ''} ${headers.get('sec-ch-ua') ?? ''}`
  if (!/headless|phantomjs/i.test(names)) return undefined
  const isBlocked = await readSetting(db, 'emails.block_headless')
  return isBlocked ? '451 Unavailable For Headless Browser' : undefined
}
