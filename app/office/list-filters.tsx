import { ArrowUpDown, Check, ListFilter } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Input } from '#app/ui/form/input.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { Menu, MenuLink } from '#app/ui/overlay/menu.tsx'
import { Popover } from '#app/ui/overlay/popover.tsx'
import { FilterChip } from '#app/ui/table/filter-chip.tsx'
import { pairsOf } from '#domain/address-values.ts'

/** A filter of a list, which is in its URL. */
export type Choice = {
  label: string
  name: string
  /** The label of the empty choice. */
  all: string
  chosen: string | undefined
  options: (readonly [value: string, word: string])[]
}

/** Returns the address of the list with some values replaced. */
export type AddressWith = (changes: Record<string, string>) => string

/** Returns the address of a list from the pairs of its query and changes to them; empty values are left out. */
export function listAddress(
  path: string,
  pairs: readonly (readonly [name: string, value: string])[],
  changes: Record<string, string | undefined> = {},
): string {
  const query = new URLSearchParams(pairsOf({ ...Object.fromEntries(pairs), ...changes })).toString()
  return query ? `${path}?${query}` : path
}

type Props = {
  choices: readonly Choice[]
  addressWith: AddressWith
  /** Fields for other values of the URL, and how many of them apply. */
  more?: ReactNode
  moreActive?: number
}

/** The filters of a list in one menu, and a chip for each that applies. */
export function ListFilters({ choices, addressWith, more, moreActive = 0 }: Props) {
  const chosen = choices.filter((choice) => choice.chosen)
  const active = chosen.length + moreActive
  return (
    <>
      <Popover
        label="Filters"
        trigger={
          <Button variant="quiet" size="small" icon={ListFilter} className="first:-ml-2">
            {active > 0 ? `Filter (${active})` : 'Filter'}
          </Button>
        }
      >
        <div className="grid grid-cols-2 gap-3 md:w-80">
          {choices.map((choice) => (
            <ChoiceField key={choice.name} choice={choice} addressWith={addressWith} />
          ))}
          {more}
        </div>
      </Popover>
      {chosen.map((choice) => (
        <FilterChip
          key={choice.name}
          label={choice.label}
          value={choice.options.find(([value]) => value === choice.chosen)?.[1] ?? ''}
          removeTo={addressWith({ [choice.name]: '' })}
        />
      ))}
    </>
  )
}

function ChoiceField({ choice, addressWith }: { choice: Choice; addressWith: AddressWith }) {
  const navigate = useNavigate()
  const { label, name, all, chosen, options } = choice
  return (
    <Field label={label}>
      <Select
        name={name}
        defaultValue={chosen ?? ''}
        empty={all}
        options={options}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) =>
          void navigate(addressWith({ [name]: value }), { preventScrollReset: true })
        }
      />
    </Field>
  )
}

type DayProps = { label: string; name: string; chosen: string | undefined; addressWith: AddressWith }

/** The first or the last day of a list. */
export function DayField({ label, name, chosen, addressWith }: DayProps) {
  const navigate = useNavigate()
  return (
    <Field label={label}>
      <Input
        type="date"
        name={name}
        defaultValue={chosen ?? ''}
        autoComplete="off"
        // While the year is typed, the field has years such as 0002.
        onChange={({ currentTarget: { value } }) => {
          if (value === '' || value >= '1900')
            void navigate(addressWith({ [name]: value }), { preventScrollReset: true })
        }}
      />
    </Field>
  )
}

type SortProps<Sort extends string> = {
  chosen: Sort
  sorts: readonly Sort[]
  words: Record<Sort, string>
  addressWith: AddressWith
}

/** The sort orders of a list; the current one has a check mark. */
export function SortMenu<Sort extends string>({ chosen, sorts, words, addressWith }: SortProps<Sort>) {
  return (
    <Menu
      label="Sort"
      trigger={
        <Button variant="quiet" size="small" icon={ArrowUpDown}>
          {words[chosen]}
        </Button>
      }
    >
      {sorts.map((sort) => (
        <MenuLink key={sort} to={addressWith({ sort })} {...(sort === chosen && { icon: Check })}>
          {words[sort]}
        </MenuLink>
      ))}
    </Menu>
  )
}
