import { afterAll, beforeAll, expect, test } from 'vitest'
import { copy } from '#content/copy/copy.ts'
import { packageMessage } from '#content/package-message.ts'
import { pathOf } from '#content/pages.ts'
import { locales } from '#domain/locale.ts'
import { fillText } from '#domain/text/fill-text.ts'
import { postForm } from '#tests/support/browser/post-form.ts'
import { textOf, visibleText } from '#tests/support/browser/visible-text.ts'
import { openSiteDatabase } from '#tests/support/records/row-counts.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

const read = async (path: string) => (await fetch(site.url + path)).text()

/** Returns the address of the link with exactly that text. */
function linkIn(html: string, text: string): string {
  const links = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([\s\S]*?)<\/a>/g)]
  const found = links.find(([, , inner = '']) => textOf(inner) === text)
  return textOf(found?.[1] ?? `no link “${text}”`)
}

/** Returns the totals of the package builder by label. */
const totalsIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<dt>([^<]+)<\/dt><dd class="amount">([^<]+)</g)].map(([, label = '', amount]) => [
      label,
      amount,
    ]),
  )

/** Returns the named values of a form as a browser would send them. */
function fieldsIn(html: string, id: string): Record<string, string> {
  const [form = ''] = new RegExp(`<form id="${id}"[\\s\\S]*?</form>`).exec(html) ?? []
  const hidden = form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)
  const chosen = form.matchAll(/<select[^>]* name="(\w+)"[\s\S]*?<option value="([^"]*)" selected=""/g)
  const typed = form.matchAll(/<textarea[^>]* name="(\w+)"[^>]*>([^<]*)/g)
  return Object.fromEntries(
    [...hidden, ...chosen, ...typed].map(([, name, value = '']) => [name, textOf(value)]),
  )
}

test.each(locales)(
  'a package is chosen, changed and asked for by links and forms alone, in %s',
  async (locale) => {
    const { packageBuilder: words, priceNames, contact } = copy[locale]
    const { smb } = priceNames
    const labels = words.labels
    const add = ({ name }: { name: string }) => fillText(words.add, { name })

    const first = await read(pathOf('smb', locale))
    expect(totalsIn(first)).toEqual({
      [labels.setUp]: '₹19,999',
      [labels.monthly]: '₹2,999',
      [labels.firstYear]: '₹55,987',
    })
    const withVoice = await read(linkIn(first, add(smb.voice)))
    expect(totalsIn(withVoice)).toEqual({
      [labels.setUp]: '₹34,998',
      [labels.monthly]: '₹4,998',
      [labels.firstYear]: '₹94,974',
    })
    const asBundle = visibleText(await read(linkIn(withVoice, add(smb.bundle))))
    const less = { setUp: '₹4,997', monthly: '₹503' }
    expect(asBundle).toContain(fillText(words.bundles.lessThenMore, less))
    expect(asBundle.split(fillText(words.included, { bundle: smb.bundle.name }))).toHaveLength(5)

    const form = await read(linkIn(withVoice, words.action))
    const fields = fieldsIn(form, 'quote-form')
    const message = packageMessage({ parts: 'smb.businessBot,smb.voice', teachers: null }, locale)
    expect(fields).toMatchObject({ message, serviceInterest: 'ai-chatbots', budgetRange: '25k-50k' })
    expect(message).toContain(`${smb.businessBot.name}, ${smb.voice.name}`)

    const email = `forms-${locale}@example.test`
    const path = site.url + pathOf('contact', locale)
    const refused = await postForm(path, { ...fields, name: '', email, consent: 'on' })
    const again = await refused.text()
    expect(visibleText(again)).toContain(contact.form.problems.required.name)
    expect(fieldsIn(again, 'quote-form')).toMatchObject({ message })

    const sent = await postForm(path, { ...fields, name: 'Asha', email, consent: 'on' })
    const answer = visibleText(await read(sent.headers.get('location') ?? ''))
    for (const said of [contact.form.sent.title, contact.form.sent.heading, contact.form.sent.next])
      expect(answer).toContain(textOf(said))
    const database = openSiteDatabase(site)
    const lead = await database.db
      .selectFrom('leads')
      .select(['message', 'service_interest', 'budget_range'])
      .where('email', '=', email)
      .executeTakeFirst()
    await database.close()
    expect(lead).toEqual({ message, service_interest: 'ai-chatbots', budget_range: '25k-50k' })
  },
)

test.each(locales)('a school’s package is priced per teacher, in %s', async (locale) => {
  const { packageBuilder: words, priceNames } = copy[locale]
  const choice = `${pathOf('educationTools', locale)}?parts=lessonPlans,quiz&teachers=12`
  const html = await read(choice)
  expect(totalsIn(html)).toEqual({ [words.labels.yearly]: '₹44,000' })
  const form = fieldsIn(await read(linkIn(html, words.action)), 'quote-form')
  const teachers = fillText(words.perTeacher.number, { n: 12 })
  expect(form.message).toContain(`${priceNames.schools.lessonPlans.name} (${teachers})`)
})
