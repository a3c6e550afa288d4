import { expect, test } from 'vitest'
import { trimIcons } from './trim-icons.ts'

test('removes the namespace and the library’s classes of icons, and keeps other classes', () => {
  const icon = (classes: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="18"${classes}><path d="M4 5h16"></path></svg>`
  expect(trimIcons(icon(' class="lucide lucide-sparkles lucide-stars"'))).toBe(
    '<svg width="18"><path d="M4 5h16"></path></svg>',
  )
  expect(trimIcons(icon(' class="lucide lucide-x mt-1 shrink-0"'))).toBe(
    '<svg width="18" class="mt-1 shrink-0"><path d="M4 5h16"></path></svg>',
  )
  expect(trimIcons('<p class="lead">class=&quot;lucide&quot;</p>')).toBe(
    '<p class="lead">class=&quot;lucide&quot;</p>',
  )
})
