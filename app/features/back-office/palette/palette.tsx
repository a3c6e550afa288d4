import { Autocomplete } from '@base-ui/react/autocomplete'
import { useDeferredValue, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'
import { leadStatusWords } from '#content/office/lead-words.ts'
import { isLeadStatus } from '#domain/leads/lead.ts'
import { matchesWords } from '#domain/text/match-words.ts'
import type { FoundLead } from '#server/leads/list/suggest-leads.ts'
import { OFFICE } from '../menu-items.ts'
import { type Command, type CommandGroup, commandsFor } from './commands.ts'
import { keepPlaces } from './keep-places.ts'
import { useFoundLeads } from './use-found-leads.ts'

type Props = {
  viewer: { role: 'owner' | 'member' }
  /** Gives what was typed before this could be typed into, once; nothing where it is not wanted any more. */
  takeTyped: () => string | undefined
  onClose: () => void
}

/** Goes anywhere, finds any lead, does what has no place of its own on the screen. */
export default function Palette({ viewer, takeTyped, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const looked = typed.trim()
  const found = useFoundLeads(useDeferredValue(looked))
  const onGivenUp = useEffectEvent(onClose)
  // Before the next key: what comes after this goes to the field.
  useLayoutEffect(() => {
    const early = takeTyped()
    if (early === undefined) return onGivenUp()
    dialog.current?.showModal()
    if (early) setTyped(early)
  }, [takeTyped])

  // Of those found before only who can still be meant: Enter must not open somebody else.
  const meant = found.by === looked ? found.leads : found.leads.filter((lead) => canBeMeant(lead, looked))
  // Whoever goes along the list by keys or pointer chooses by what stands where: what comes later takes no place of it.
  const [along, setAlong] = useState<{ looked: string; leads: FoundLead[] }>()
  const isAlong = along?.looked === looked
  const shown = isAlong ? keepPlaces(along.leads, meant) : meant
  const goAlong = () => {
    if (!isAlong) setAlong({ looked, leads: shown })
  }
  const leads: CommandGroup[] =
    shown.length > 0
      ? [{ value: looked ? 'Leads' : 'Leads looked at last', items: shown.map(leadCommand) }]
      : []
  // With each letter, not a moment later: who presses Enter with the last one means what is typed.
  const commands = commandsFor(viewer, looked)
  const leadsLast = looked !== '' || (isAlong && along.leads.length === 0)
  const groups = leadsLast ? [...commands, ...leads] : [...leads, ...commands]

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
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') goAlong()
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
        {found.isFailed ? (
          <p className="px-4 pt-2">
            <Button onClick={found.retry}>Try again</Button>
          </p>
        ) : null}
        <Autocomplete.List aria-label="Found" className="palette-list" onPointerMove={goAlong}>
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

const canBeMeant = ({ name, company, email, phone }: FoundLead, typed: string) =>
  matchesWords([name, company, email, phone].join(' '), typed)

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
