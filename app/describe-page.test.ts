import { expect, test } from 'vitest'
import { describePage, withSuffix } from './describe-page.ts'
import { pageMeta } from './page-meta.ts'

const words = { title: 'Ours', description: 'What it is.', keywords: '' }
const visit = { locale: 'en', siteUrl: 'https://site.test' } as const

test('a title gets the suffix once', () => {
  expect(withSuffix('Contact')).toBe('Contact | DEL AI Works')
  expect(withSuffix('Contact | DEL AI Works')).toBe('Contact | DEL AI Works')
})

test('a page that shows the same as another points search engines to that one', () => {
  expect(describePage('aiChatbots', words, visit).canonical).toBe('https://site.test/services/ecommerce')
  expect(describePage('whatsAppAutomation', words, visit).canonical).toBe('https://site.test/services/smb')
})

test('the thank-you page is kept out of search engines', () => {
  const meta = pageMeta({ loaderData: { page: describePage('thankYou', words, visit) } })
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex, follow' })
})
