import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { ChoiceGroup } from '#app/ui/form/radio.tsx'
import { Dialog, DialogActions, DialogCancel } from '#app/ui/overlay/dialog.tsx'
import { formatDayAndTime } from '#domain/indian-time.ts'
import type { Choice, Search } from '#server/privacy/search-person.ts'

type Props = { text: string; search: Extract<Search, { kind: 'found' }> }

/** Opens a dialog that asks what to erase: none of it can be restored. */
export function EraseButton({ text, search }: Props) {
  const { choices, comingDemos, person } = search
  const isErasing = useNavigation().formMethod === 'POST'
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Erase…
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Erase this person’s data?" size="wide">
        <Form
          method="post"
          className="mt-3 grid gap-4 [overflow-wrap:anywhere]"
          onSubmit={() => setOpen(false)}
        >
          <input type="hidden" name="intent" value="erase" />
          <input type="hidden" name="text" value={text} />
          {choices.length > 0 ? (
            <ChoiceGroup label="Records of this person">
              <p className="text-muted text-small">
                The timeline, tasks, chats, demos and e-mails of each go with it. Deselect what belongs to
                someone else.
              </p>
              {choices.map((choice) => (
                <Checkbox
                  key={choice.key}
                  name="chosen"
                  value={choice.key}
                  defaultChecked={!choice.isDoubtful}
                  label={
                    <>
                      {kinds[choice.table]} {choice.name ? <bdi>{choice.name}</bdi> : null}
                    </>
                  }
                  hint={[
                    ...choice.contacts,
                    formatDayAndTime(choice.at),
                    ...(choice.isDoubtful ? ['has another address: check first'] : []),
                  ].join(' · ')}
                />
              ))}
            </ChoiceGroup>
          ) : null}
          {'email' in person ? (
            <Checkbox name="tells" value="yes" defaultChecked label="Send a last e-mail that it is done" />
          ) : null}
          {comingDemos > 0 ? (
            <p>
              {comingDemos === 1 ? 'A coming demo is' : `${comingDemos} coming demos are`} cancelled. The
              person gets an e-mail if the address is known.
            </p>
          ) : null}
          <Checkbox
            name="sure"
            value="yes"
            required
            label={<strong>This can’t be undone.</strong>}
            hint="E-mails that wait to be sent are dropped. What stays is a code in place of the address, which shows that data was erased."
          />
          <DialogActions>
            <DialogCancel />
            <Button type="submit" variant="danger" disabled={isErasing}>
              Erase for good
            </Button>
          </DialogActions>
        </Form>
      </Dialog>
    </>
  )
}

const kinds: Record<Choice['table'], string> = {
  leads: 'Lead',
  deleted_leads: 'In the bin:',
  demo_bookings: 'Demo',
  conversations: 'Chat',
  testimonials: 'Testimonial',
  quarantined_submissions: 'Suspected spam:',
}
