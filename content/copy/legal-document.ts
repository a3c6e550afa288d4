/** A text in sections. Lines that begin with “- ” are list items. */
export type LegalDocument = {
  title: string
  description: string
  keywords: string
  heading: string
  updated: string
  /** The name of the table of contents. */
  contents: string
  summary: { heading: string; points: string[] }
  intro: string
  sections: { heading: string; text: string[]; link?: { href: string; label: string } }[]
}
