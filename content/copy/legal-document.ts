/** A text of sections. A line that begins with “- ” is a point of a list. */
export type LegalDocument = {
  title: string
  description: string
  keywords: string
  heading: string
  updated: string
  intro: string
  sections: { heading: string; text: string[]; link?: { href: string; label: string } }[]
}
