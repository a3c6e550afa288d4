import { Copy, Funnel, MessageCircle, Pencil } from 'lucide-react'
import { useState } from 'react'
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
import { Tooltip } from '#app/ui/overlay/tooltip.tsx'
import { Segments } from '#app/ui/segments.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

const statuses = [
  ['new', 'New'],
  ['proposal', 'Proposal sent'],
] as const

/** Buttons, fields and choices in their states. */
export function KitControls() {
  return (
    <div className="grid gap-4">
      <Buttons />
      <Card title="Fields">
        <div className="grid gap-3">
          <Field label="Company" hint="As it stands on the invoice">
            <Input name="company" placeholder="Optional" />
          </Field>
          <Field label="Name" required>
            <Input name="name" defaultValue="सुनीता देवी अग्रवाल" />
          </Field>
          <Field label="E-mail" error="Enter a complete address, such as name@shop.example">
            <Input type="email" name="email" defaultValue="sunita@" />
          </Field>
          <Field label="Value">
            <Input name="value" disabled defaultValue="₹1,50,000" />
          </Field>
          <Field label="Status">
            <Select name="status" options={statuses} empty="Any status" />
          </Field>
          <Field label="Follow-up">
            <Input type="date" name="follow-up" />
          </Field>
          <Field label="Find a lead">
            <KitCombobox />
          </Field>
          <Field label="Note">
            <Textarea name="note" defaultValue="Call after 2 pm, the salon is closed on Tuesdays." />
          </Field>
        </div>
      </Card>
      <Card title="Choices">
        <Checkbox label="Not selected" />
        <Checkbox label="Selected" defaultChecked hint="With a hint below" />
        <Checkbox label="Disabled" disabled />
        <ChoiceGroup label="Which lead stays?">
          <Radio name="keep" label="The older one" defaultChecked />
          <Radio name="keep" label="The newer one" />
        </ChoiceGroup>
        <Switch label="E-mail me about new leads" defaultChecked />
        <Switch label="Off" hint="Needs an e-mail address" />
      </Card>
    </div>
  )
}

const leads = ['Asha Verma', 'Meera Krishnan', 'Ravi Sharma']

function KitCombobox() {
  const [typed, setTyped] = useState('')
  const found = leads.filter((name) => name.toLowerCase().includes(typed.toLowerCase()))
  return (
    <Combobox
      items={found}
      keyOf={(name) => name}
      labelOf={(name) => name}
      placeholder="Name"
      status={found.length === 0 ? 'No matching leads' : undefined}
      onType={setTyped}
      onChoose={() => {}}
    >
      {(name) => name}
    </Combobox>
  )
}

function Buttons() {
  const [view, setView] = useState('Table')
  return (
    <Card title="Buttons">
      <div className="grid gap-2">
        {(['primary', 'default', 'quiet', 'danger'] as const).map((variant) => (
          <div key={variant} className="flex flex-wrap items-center gap-2">
            <Button variant={variant}>{variant}</Button>
            <Button variant={variant} size="small">
              Small
            </Button>
            <Button variant={variant} icon={Pencil}>
              Icon
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
            <Button variant={variant} busy>
              Saving
            </Button>
          </div>
        ))}
        <div className="flex flex-wrap items-center gap-2">
          <ButtonLink to="?" icon={MessageCircle}>
            Link
          </ButtonLink>
          <Button variant="quiet" size="small" icon={Funnel}>
            Filter
          </Button>
          <IconButton icon={Copy} label="Copy" />
          <IconLink icon={Pencil} label="Edit" to="?" />
          <Tooltip text="Copies the address of this lead">
            <Button size="small">Tooltip</Button>
          </Tooltip>
          <Segments
            label="View"
            segments={['Table', 'Board'].map((label) => ({
              label,
              isCurrent: label === view,
              onClick: () => setView(label),
            }))}
          />
        </div>
        <TextLink isAlone to="/dev/kit">
          A link
        </TextLink>
        <Disclosure label="More">Hidden until it is opened</Disclosure>
      </div>
    </Card>
  )
}
