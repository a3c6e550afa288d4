import { expect, test } from 'vitest'
import { describePage, withSuffix } from './describe-page.ts'
import { pageMeta } from './page-meta.ts'

const words = { title: 'Ours', description: 'What it is.', keywords: '' }
const visit = { locale: 'en', siteUrl: 'https://site.test' } as const

test('adds the suffix to a title only once', () => {
  expect(withSuffix('Contact')).toBe('Contact | DEL AI Works')
  expect(withSuffix('Contact | DEL AI Works')).toBe('Contact | DEL AI Works')
})

test('points search engines to the main page if two pages show the same', () => {
  expect(describePage('aiChatbots', words, visit).canonical).toBe('https://site.test/services/ecommerce')
  expect(describePage('whatsAppAutomation', words, visit).canonical).toBe('https://site.test/services/smb')
})

test('asks search engines not to list the thank-you page', () => {
  const meta = pageMeta({ loaderData: { page: describePage('thankYou', words, visit) } })
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex, follow' })
})
