/**
 * Keeps React working on translated pages. Browsers translate a page by replacing or wrapping text nodes with
 * <font> elements, but React goes on changing the original nodes: its changes are not visible, or the page
 * crashes (facebook/react#11538). This puts a text node back before React changes it; the browser then
 * translates it again.
 */
export function surviveTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  const translations = new WeakMap<Node, ChildNode>()

  new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const [text] = removedNodes
      const translation = [...addedNodes, previousSibling, nextSibling].find(
        (node) => node?.nodeName === 'FONT',
      )
      if (text instanceof Text && translation) translations.set(text, translation as ChildNode)
    }
  }).observe(document, { childList: true, subtree: true })

  function putBack(node: Node) {
    if (!(node instanceof Text)) return
    let translation = translations.get(node)
    for (let around = node.parentElement; around?.nodeName === 'FONT'; around = around.parentElement)
      translation = around
    if (translation?.isConnected) translation.replaceWith(node)
    translations.delete(node)
  }

  /** Tells whether the node is a child of `parent`, after putting a translated text node back. */
  function isIn(parent: Node, node: Node): boolean {
    if (node instanceof Text && node.parentNode !== parent) putBack(node)
    return node.parentNode === parent || !(node instanceof Text)
  }

  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    return isIn(this, child) ? (removeChild.call(this, child) as T) : child
  }
  Node.prototype.insertBefore = function <T extends Node>(node: T, next: Node | null): T {
    return insertBefore.call(this, node, next && isIn(this, next) ? next : null) as T
  }
  if (nodeValue?.set) {
    const { set } = nodeValue
    Object.defineProperty(Node.prototype, 'nodeValue', {
      ...nodeValue,
      set(this: Node, value: string | null) {
        putBack(this)
        set.call(this, value)
      },
    })
  }
}
