import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { shortDay } from '#app/office/day-words.ts'
import { type MailKind, willBeSent } from '#app/office/mail-words.ts'
import { OfficeForm, SubmitButton } from '#app/office/office-form.tsx'
import { Page } from '#app/office/page.tsx'
import { useOfficeDay } from '#app/office/when.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Input } from '#app/ui/form/input.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { demoServiceLabels } from '#content/demo-labels.ts'
import { demoLimits, demoServices } from '#domain/bookings/demo.ts'
import type { prepareBooking } from '#server/bookings/book/book-for-team.ts'
import type { MoveRefusal } from './booking-intents.ts'
import { LeadSearch } from './lead-search.tsx'
import { sayTimes } from './move-form.tsx'
import { BOOKINGS, newBookingAddress } from './paths.ts'
import { SlotCalendar } from './slot-calendar.tsx'

type Props = Awaited<ReturnType<typeof prepareBooking>> & {
  /** The slot that was chosen in the calendar, such as `2026-11-24 10:00`. */
  at: string
  mail: MailKind
  formKey: string
}

/** Books a demo for a lead, or for someone whose name and contact are typed. */
export function NewBookingScreen({ formKey, ...props }: Props) {
  const { lead } = props
  return (
    <Page title="Book a demo" back={{ to: BOOKINGS, label: 'Bookings' }}>
      <OfficeForm<MoveRefusal>
        key={lead?.id}
        intent="book"
        hidden={{ key: formKey, lead: lead?.id ?? '' }}
        className="page-body grid items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]"
      >
        {({ result }) => <Fields {...props} refused={result?.ok === false ? result : undefined} />}
      </OfficeForm>
    </Page>
  )
}

type FieldsProps = Omit<Props, 'formKey'> & { refused: Partial<MoveRefusal> | undefined }

function Fields({ lead, free, at, mail, refused }: FieldsProps) {
  const [slot, setSlot] = useState(at)
  const [isNew, setNew] = useState(false)
  const today = useOfficeDay()
  const nearest = refused?.nearest ?? []
  const [date = '', time = ''] = slot.split(' ')
  return (
    <>
      <Card title="Who">
        {lead ? (
          <ChosenLead lead={lead} at={slot || at} />
        ) : (
          <div className="grid gap-3">
            <LeadSearch addressOf={(id) => newBookingAddress({ lead: id, at: slot || at })} />
            {isNew || refused ? (
              <>
                <p className="text-muted text-small">Or someone new, who is added to your leads:</p>
                <Field label="Name">
                  <Input name="name" maxLength={demoLimits.name} autoComplete="off" autoFocus={isNew} />
                </Field>
                <Field label="E-mail">
                  <Input name="email" type="email" maxLength={demoLimits.email} autoComplete="off" />
                </Field>
                <Field label="Phone" hint="E-mail or phone is enough.">
                  <Input name="phone" type="tel" maxLength={demoLimits.phone} autoComplete="off" />
                </Field>
              </>
            ) : (
              <Button
                variant="quiet"
                icon={UserPlus}
                className="-ml-3 justify-self-start"
                onClick={() => setNew(true)}
              >
                Or add someone new
              </Button>
            )}
          </div>
        )}
        <Field label="Service" className="mt-3">
          <Select
            name="service"
            defaultValue={demoServices[0]}
            options={demoServices.map((service) => [service, demoServiceLabels.en[service]])}
          />
        </Field>
      </Card>
      <Card title="When" className="lg:col-start-2 lg:row-start-1">
        <SlotCalendar free={free} start={at} onChoose={setSlot} />
        {nearest.length > 0 ? (
          <div className="mt-3">
            <Banner>Nearest free times: {sayTimes(nearest, free.timeZone)}.</Banner>
          </div>
        ) : null}
        <div className="mt-4 border-line border-t pt-3 lg:pr-56">
          {lead === null || lead.email ? (
            <Checkbox
              name="sendsMail"
              value="yes"
              defaultChecked={Boolean(lead?.email)}
              label="E-mail the confirmation"
              hint={`${lead?.email ? `To ${lead.email}` : 'Sent if the lead has an e-mail address'}, with reminders 24 hours and 1 hour before. ${mail === 'working' ? 'Nothing is sent if this is off.' : willBeSent[mail]}`}
            />
          ) : (
            <p className="text-muted text-small">No e-mail is sent, because this lead has no address.</p>
          )}
        </div>
      </Card>
      {/* On a desktop it is at the foot of the second card. */}
      <div className="form-bar -mx-4 -mb-4 flex justify-end border-line border-t bg-paper px-4 py-3 lg:static lg:col-start-2 lg:row-start-1 lg:m-0 lg:self-end lg:justify-self-end lg:border-0 lg:bg-transparent lg:p-4">
        <SubmitButton variant="primary" disabled={!slot} className="max-md:flex-1">
          {slot ? `Book ${shortDay(date, today)}, ${time}` : 'Choose a time'}
        </SubmitButton>
      </div>
    </>
  )
}

function ChosenLead({ lead, at }: { lead: NonNullable<Props['lead']>; at: string }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={lead.name} size="large" />
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <Link to={`/del-admin-dashboard/leads/${lead.id}`} className="font-[620] hover:underline">
          {lead.name}
        </Link>
        <p className="text-muted text-small">
          {[lead.company, lead.phone, lead.email].filter(Boolean).join(' · ')}
        </p>
      </div>
      <ButtonLink size="small" to={newBookingAddress({ at })}>
        Change
      </ButtonLink>
    </div>
  )
}
