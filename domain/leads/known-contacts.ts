import { contactKeys } from './contact-keys.ts'

export type ContactKind = 'email' | 'phone' | 'name'

export type ContactSource = 'quote' | 'demo' | 'chat' | 'import' | 'merge' | 'edit'

/** A stored contact. Rows written before values were stored contain only the key. */
export type StoredContact = {
  contact: string
  value: string | null
  source: ContactSource | null
  created_at: string | null
}

export type KnownContact = {
  kind: ContactKind
  value: string
  /** Null if it was not recorded. */
  source: ContactSource | null
  at: string | null
  /** Id of its row; null if only the lead's own field contains it. */
  row: string | null
  isMain: boolean
}

type Person = Partial<Record<ContactKind, string | null | undefined>>

/** Returns the keys of a person's contacts, each with the text as the person gave it. */
export function contactsOf({ name, email, phone }: Person): { key: string; value: string }[] {
  const reached = contactKeys({ email: email ?? undefined, phone: phone ?? undefined }).map((key) => ({
    key,
    value: (key.startsWith('email:') ? email : phone) ?? '',
  }))
  // A chat without a name uses the address or number as the name.
  const isNamed = name && name !== email && name !== phone
  return isNamed ? [...reached, { key: `name:${nameKey(name)}`, value: name }] : reached
}

const nameKey = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()

/** Returns a key by which the lead is not found, for names and for contacts that identify another lead. */
export function knownOnlyKey(key: string, leadId: string): string {
  return `${key} ${leadId}`
}

const leadIdAtEnd = / [\da-f-]{32,36}$/i

/** Returns the comparison key of a row, whether or not its lead is matched by it. */
export function keyOfRow(contact: string): string {
  return contact.replace(leadIdAtEnd, '')
}

/** Returns all addresses, numbers and names of a lead, main ones first. */
export function listContacts(lead: Person, rows: readonly StoredContact[]): KnownContact[] {
  const byKey = new Map<string, StoredContact>()
  for (const row of rows.toSorted((a, b) => ((a.created_at ?? '') < (b.created_at ?? '') ? -1 : 1))) {
    const key = keyOfRow(row.contact)
    if (!byKey.has(key)) byKey.set(key, row)
  }
  const mains = mainContacts(lead).map(({ key, value }) => known(key, value, byKey.get(key), true))
  const mainKeys = new Set(mainContacts(lead).map(({ key }) => key))
  const others = [...byKey]
    .filter(([key]) => !mainKeys.has(key))
    .map(([key, row]) => known(key, row.value ?? valueOfKey(key), row, false))
  return [...mains, ...others].toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
}

/** An unreadable number has no key but is still listed. */
function mainContacts(lead: Person) {
  const contacts = contactsOf(lead)
  const isShown = !lead.phone || contacts.some(({ key }) => key.startsWith('phone:'))
  return isShown ? contacts : [...contacts, { key: 'phone:', value: lead.phone ?? '' }]
}

const kinds: ContactKind[] = ['email', 'phone', 'name']

function known(key: string, value: string, row: StoredContact | undefined, isMain: boolean): KnownContact {
  return {
    kind: key.slice(0, key.indexOf(':')) as ContactKind,
    value,
    source: row?.source ?? null,
    at: row?.created_at ?? null,
    row: row?.contact ?? null,
    isMain,
  }
}

function valueOfKey(key: string): string {
  return key.startsWith('phone:') ? `+${key.slice(6)}` : key.slice(6)
}
