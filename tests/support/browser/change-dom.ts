import type { Page } from 'playwright-core'

/**
 * Changes that browsers and their extensions make to a page. Each function is sent to the page as source
 * code.
 */
export const domChanges = {
  /** Browser translation moves the text into new elements as new text nodes. */
  'a translation': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script,style,textarea,font')) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data.toUpperCase()
      outer.append(inner)
      text.replaceWith(outer)
    }
  },
  'a password manager': () => {
    for (const input of document.querySelectorAll('input')) input.after(document.createElement('div'))
  },
  'a writing helper': () => {
    for (const field of document.querySelectorAll('textarea'))
      field.after(document.createElement('writing-helper'))
  },
}

/** Translates the page and everything that is added to it later, as browsers do. */
export const keepTranslating = (page: Page) =>
  page.evaluate(`(() => {
    const translate = ${domChanges['a translation']}
    translate()
    const observer = new MutationObserver(() => {
      observer.disconnect()
      translate()
      watch()
    })
    const watch = () => observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    watch()
  })()`)
