import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { OfficeForm, SubmitButton } from '#app/office/office-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Input } from '#app/ui/form/input.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { Dialog, DialogActions, DialogCancel } from '#app/ui/overlay/dialog.tsx'
import { quoteLabels } from '#content/quote-options.ts'
import { toQuote } from '#domain/chat/lead/to-quote.ts'
import { leadFormLimits } from '#domain/leads/lead-form.ts'
import type { Transcript } from '#server/chat/inbox/read-transcript.ts'

type Props = Pick<Transcript, 'facts'> & {
  /** Identifies the lead that the form creates. */
  formKey: string
}

const words = quoteLabels.en

/** Creates a lead from a chat, filled in with what is known about the visitor. */
export function CreateLead({ facts, formKey }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { serviceInterest, budgetRange, urgency } = toQuote(facts)
  const { email, phone } = facts.contactInfo
  return (
    <>
      <Button icon={UserPlus} className="w-full" onClick={() => setOpen(true)}>
        Create lead
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Create lead"
        description="If the e-mail or phone number belongs to an open lead, the chat is added to that lead."
      >
        <OfficeForm
          intent="create-lead"
          hidden={{ key: formKey }}
          onDone={() => setOpen(false)}
          className="mt-4 grid gap-3"
        >
          <Field label="Name">
            <Input name="name" defaultValue={facts.name} maxLength={leadFormLimits.name} />
          </Field>
          <Field label="E-mail">
            <Input name="email" type="email" defaultValue={email} maxLength={leadFormLimits.email} />
          </Field>
          <Field label="Phone">
            <Input name="phone" type="tel" defaultValue={phone} maxLength={leadFormLimits.phone} />
          </Field>
          <Field label="Service">
            <Options name="service" value={serviceInterest} options={words.serviceInterest} />
          </Field>
          <div className="grid gap-3 sm:grid-cols-2">
            <Field label="Budget">
              <Options name="budget" value={budgetRange} options={words.budgetRange} />
            </Field>
            <Field label="Urgency">
              <Options name="urgency" value={urgency} options={words.urgency} />
            </Field>
          </div>
          <DialogActions>
            <DialogCancel />
            <SubmitButton variant="primary">Create lead</SubmitButton>
          </DialogActions>
        </OfficeForm>
      </Dialog>
    </>
  )
}

type OptionsProps = { name: string; value: string | undefined; options: Record<string, string> }

function Options({ name, value = '', options }: OptionsProps) {
  return <Select name={name} defaultValue={value} empty="Not known" options={Object.entries(options)} />
}
