/**
 * Removes attributes of icons that browsers and styles do not need: the namespace and the class names of the
 * icon library. Every page has several icons, and its first round trip has no room to spare.
 */
export function trimIcons(html: string): string {
  return html
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')
    .replace(iconClasses, (_, rest?: string) => (rest ? ` class="${rest}"` : ''))
}

const iconClasses = / class="lucide(?: lucide-[\w-]+)*(?: ([^"]*))?"/g
