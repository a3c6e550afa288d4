import { Autocomplete } from '@base-ui/react/autocomplete'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useFoundLeads } from '#app/office/use-found-leads.ts'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/form/input.tsx'
import { leadStatusWords } from '#content/office/lead-words.ts'
import { isLeadStatus } from '#domain/leads/lead.ts'
import { matchesWords } from '#domain/text/match-words.ts'
import type { FoundLead } from '#server/leads/list/suggest-leads.ts'
import { OFFICE } from '../menu-items.ts'
import { type Command, type CommandGroup, commandsFor } from './commands.ts'

type Props = { viewer: { role: 'owner' | 'member' }; onClose: () => void }

/** Finds leads, pages and actions. */
export default function Palette({ viewer, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const words = typed.trim()
  const found = useFoundLeads(words)
  useLayoutEffect(() => dialog.current?.showModal(), [])

  // While a search runs, earlier results stay only if they match, so that Enter opens no other lead.
  const shown = found.isLooking ? found.leads.filter((lead) => isMatch(lead, words)) : found.leads
  const leads = { value: 'Leads', items: shown.map(leadCommand) }
  const groups = [...commandsFor(viewer, words), leads].filter(({ items }) => items.length > 0)

  const choose = (command: Command) => {
    dialog.current?.close()
    if ('run' in command) return command.run()
    void navigate(command.to)
    document.getElementById('content')?.focus()
  }
  return (
    <dialog
      ref={dialog}
      aria-label="Find or do"
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) dialog.current?.close()
      }}
      onKeyDownCapture={(event) => {
        // The list would take it for itself first.
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) dialog.current?.close()
      }}
      className="palette"
    >
      <Autocomplete.Root
        inline
        open
        items={groups}
        filter={null}
        mode="none"
        autoHighlight="always"
        keepHighlight
        value={typed}
        onValueChange={setTyped}
        itemToStringValue={({ label }: Command) => label}
      >
        <div className="flex items-center gap-2 border-line border-b p-2">
          <Autocomplete.Input
            aria-label="Find leads, pages and actions"
            placeholder="Name, phone, page, action…"
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            render={<Input />}
            className="min-w-0 flex-1"
          />
          <Button onClick={() => dialog.current?.close()}>Close</Button>
        </div>
        <p role="status" className="empty:hidden px-4 pt-3 text-muted text-sm">
          {describe(found, groups.length)}
        </p>
        <Autocomplete.List aria-label="Found" className="palette-list">
          {(group: CommandGroup) => (
            <Autocomplete.Group key={group.value} items={group.items} className="pb-2">
              <Autocomplete.GroupLabel className="px-3 py-1 text-muted text-sm">
                {group.value}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(command: Command) => (
                  <Autocomplete.Item
                    key={command.id}
                    value={command}
                    className="palette-item"
                    onClick={() => choose(command)}
                  >
                    <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{command.label}</span>
                    {command.hint ? (
                      <span className="min-w-0 shrink truncate text-muted text-sm">{command.hint}</span>
                    ) : null}
                    {command.key ? (
                      <kbd className="hidden text-muted text-sm lg:inline">{command.key}</kbd>
                    ) : null}
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </dialog>
  )
}

const isMatch = ({ name, company, email, phone }: FoundLead, words: string) =>
  matchesWords([name, company, email, phone].join(' '), words)

const leadCommand = ({ id, name, company, email, phone, status }: FoundLead): Command => ({
  id,
  label: name,
  hint: [company ?? email ?? phone, isLeadStatus(status) ? leadStatusWords[status] : undefined]
    .filter(Boolean)
    .join(' · '),
  to: `${OFFICE}/leads/${id}`,
})

function describe({ isLooking, isFailed }: ReturnType<typeof useFoundLeads>, groups: number): string {
  if (isFailed) return 'Leads could not be looked for. Try again in a moment.'
  if (groups > 0) return ''
  return isLooking ? 'Looking…' : 'Nothing found.'
}
