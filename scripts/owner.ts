import { readEmail } from '#domain/contact/email-address.ts'
import { recoveryLink } from '#server/accounts/register/owner-link.ts'
import { systemClock } from '#server/clock.ts'
import { readConfig } from '#server/config.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open-database.ts'

// Prints a one-time link that creates or recovers the owner account. The server may be running.
process.umask(0o077)
const email = readEmail(process.argv[2] ?? '')?.toLowerCase()
if (!email) {
  console.error('Say whose link it is: npm run owner -- you@example.com')
  process.exit(1)
}
const read = readConfig(process.env)
if (!read.ok) {
  console.error(
    ['The configuration has mistakes:', ...read.mistakes.map((mistake) => `  ${mistake}`)].join('\n'),
  )
  process.exit(1)
}
const { config } = read
const database = openDatabase({
  url: config.databaseUrl,
  file: config.databaseFile,
  queriesMayTakeLong: true,
})
try {
  await migrate(database)
  const link = await recoveryLink({ database, clock: systemClock }, { siteUrl: config.siteUrl, email })
  console.log(`Owner link for ${email} (works once, for 7 days): ${link}`)
  console.log(
    'Using it sets a new password, ends all sessions of that account, and removes its codes and passkeys.',
  )
} finally {
  await database.close()
}
