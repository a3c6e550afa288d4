import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Avatar } from './avatar.tsx'
import { Button, ButtonLink } from './button.tsx'
import { Disclosure } from './disclosure.tsx'
import { Facts } from './facts.tsx'
import { Checkbox } from './form/checkbox.tsx'
import { Field } from './form/field.tsx'
import { Input } from './form/input.tsx'
import { Menu, MenuItem } from './overlay/menu.tsx'
import { Status } from './status.tsx'
import { FilterChip } from './table/filter-chip.tsx'
import { Pagination } from './table/pagination.tsx'
import { Tabs } from './tabs.tsx'
import { TextLink } from './text-link.tsx'

const render = (element: React.ReactNode) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)

test('a button submits only if it is told to, and says when it is busy', () => {
  expect(render(<Button>Save</Button>)).toContain('type="button"')
  expect(
    render(
      <Button type="submit" busy>
        Save
      </Button>,
    ),
  ).toMatch(/type="submit" aria-busy="true"/)
  expect(render(<ButtonLink to="/leads">Leads</ButtonLink>)).toMatch(/^<a class="ui-button.*href="\/leads"/)
})

test('a field connects its label, hint and error to its control', () => {
  const html = render(
    <Field label="E-mail" hint="Of the owner" error="Enter an address" required>
      <Input name="email" />
    </Field>,
  )
  const [, id] = /<label for="([^"]+)"/.exec(html) ?? []
  expect(html).toContain(
    `<input id="${id}" required="" aria-invalid="true" aria-describedby="${id}-hint ${id}-error"`,
  )
  expect(html).toContain(`id="${id}-error"`)
})

test('a check box is posted under its name, with or without a label', () => {
  expect(render(<Checkbox name="id" value="7" aria-label="Select Meera" />)).toMatch(
    /^<input type="checkbox"/,
  )
  expect(render(<Checkbox name="id" value="7" label="Meera" />)).toMatch(/^<label[^>]*><input[^>]*name="id"/)
})

test('tabs, pages and chips are links', () => {
  const tab = { to: '?view=hot', label: 'Hot', count: 14, isCurrent: true }
  expect(render(<Tabs label="Views" tabs={[tab]} />)).toMatch(/aria-current="page"[^>]*href="\/\?view=hot"/)
  expect(render(<Pagination />)).toBe('')
  expect(render(<Pagination older="?after=9" />)).toContain('href="/?after=9"')
  expect(render(<FilterChip label="Status" value="is New" removeTo="?" />)).toContain('Remove filter: Status')
})

test('a text link is a link, and a disclosure hides its content', () => {
  expect(render(<TextLink to="/team">Team</TextLink>)).toMatch(/^<a class="ui-link.*href="\/team"/)
  expect(render(<Disclosure label="More">Hidden</Disclosure>)).toMatch(
    /^<details[^>]*><summary.*More.*Hidden/,
  )
})

test('a menu shows only its button until it is opened', () => {
  const html = render(
    <Menu label="More actions">
      <MenuItem onClick={() => {}}>Edit</MenuItem>
    </Menu>,
  )
  expect(html).toContain('aria-haspopup="menu"')
  expect(html).not.toContain('Edit')
})

test('a status has a word beside its glyph, and facts without a value are left out', () => {
  expect(render(<Status glyph="half">Qualified</Status>)).toContain('Qualified')
  expect(render(<Facts facts={[['Company', null]]} />)).not.toContain('Company')
})

test.each([
  ['Meera Krishnan', 'MK'],
  ['Dr. Asha de Souza (Goa)', 'DS'],
  ['सुनीता देवी', 'सद'],
  ['42', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(render(<Avatar name={name} />)).toContain(`data-initials="${initials}"`)
})
