import type { WaysBack } from '#app/components/back-office/ways-back.ts'

/** Where the saved views are looked after. */
export const VIEWS = '/del-admin-dashboard/leads/views'

/** What makes a view again what it was. The item has the fields as an address does. */
export const viewWays = {
  'change-view': sending('change', ['id', 'name', 'shared']),
  'save-view': sending('save', ['name', 'address', 'shared', 'usual']),
  'usual-view': sending('usual', ['id']),
} satisfies WaysBack

function sending(intent: string, names: string[]): WaysBack[string] {
  return (item) => {
    const said = new URLSearchParams(item)
    return { intent, ...Object.fromEntries(names.map((name) => [name, said.get(name) ?? ''])) }
  }
}
