import { Pencil } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { Combobox } from '#app/ui/form/combobox.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Input } from '#app/ui/form/input.tsx'
import { ChoiceGroup, Radio } from '#app/ui/form/radio.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { Switch } from '#app/ui/form/switch.tsx'
import { Textarea } from '#app/ui/form/textarea.tsx'
import { IconButton, IconLink } from '#app/ui/icon-button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

const variants = ['primary', 'default', 'quiet', 'danger'] as const
const states = [{ size: 'small' }, { icon: Pencil }, { disabled: true }, { busy: true }] as const

const fields: ComponentProps<typeof Field>[] = [
  { label: 'Company', hint: 'As it stands on the invoice', children: <Input placeholder="Optional" /> },
  { label: 'E-mail', error: 'Enter a complete address', children: <Input defaultValue="sunita@" /> },
  { label: 'Value', children: <Input disabled defaultValue="₹1,50,000" /> },
  { label: 'Status', children: <Select options={[['new', 'New']]} empty="Any status" /> },
  { label: 'Follow-up', required: true, children: <Input type="date" /> },
  { label: 'Find a lead', children: <KitCombobox /> },
  { label: 'Note', children: <Textarea defaultValue="सुनीता देवी अग्रवाल calls after 2 pm." /> },
]

/** Buttons, fields and choices in their states. */
export function KitControls() {
  return (
    <div className="grid gap-4">
      <Card title="Buttons">
        <div className="grid justify-items-start gap-2">
          {variants.map((variant) => (
            <div key={variant} className="flex flex-wrap gap-2">
              <Button variant={variant}>{variant}</Button>
              {states.map((state) => (
                <Button key={Object.keys(state)[0]} variant={variant} {...state}>
                  {Object.keys(state)[0]}
                </Button>
              ))}
            </div>
          ))}
          <ButtonLink to="?">Link</ButtonLink>
          <IconButton icon={Pencil} label="Edit" />
          <IconLink icon={Pencil} label="Edit here" to="?" />
          <TextLink isAlone to="/dev/kit">
            A link
          </TextLink>
          <Disclosure label="More">Hidden until it is opened</Disclosure>
        </div>
      </Card>
      <Card title="Fields">
        <div className="grid gap-3">
          {fields.map((field) => (
            <Field key={String(field.label)} {...field} />
          ))}
        </div>
      </Card>
      <Card title="Choices">
        {[Checkbox, Switch].map((Choice) => (
          <div key={Choice.name}>
            <Choice label="Off" hint="With a hint below" />
            <Choice label="On" defaultChecked />
            <Choice label="Disabled" disabled />
          </div>
        ))}
        <ChoiceGroup label="Which lead stays?">
          <Radio name="keep" label="The older one" defaultChecked />
          <Radio name="keep" label="The newer one" />
        </ChoiceGroup>
      </Card>
    </div>
  )
}

const leads = ['Asha Verma', 'Meera Krishnan', 'Ravi Sharma']

function KitCombobox() {
  const [typed, setTyped] = useState('')
  const found = leads.filter((name) => name.toLowerCase().includes(typed.toLowerCase()))
  const itself = (name: string) => name
  return (
    <Combobox
      items={found}
      keyOf={itself}
      labelOf={itself}
      placeholder="Name"
      status={found.length === 0 ? 'No matching leads' : undefined}
      onType={setTyped}
      onChoose={() => {}}
    >
      {itself}
    </Combobox>
  )
}
