import { Form, useNavigation } from 'react-router'
import { formatDayAndTime } from '#domain/indian-time.ts'
import type { Choice, Search } from '#server/privacy/search-person.ts'

type FoundSearch = Extract<Search, { kind: 'found' }>

/** Asks what goes, and once more: nothing of it can be brought back. */
export function EraseForm({ text, search }: { text: string; search: FoundSearch }) {
  const { choices, comingDemos, hasPublished, person } = search
  const isErasing = useNavigation().formMethod === 'POST'
  return (
    <details className="admin-card mt-4 max-w-prose p-4">
      <summary className="admin-button admin-button-danger">Erase…</summary>
      <Form method="post" className="mt-4 grid gap-4 [overflow-wrap:anywhere]">
        <input type="hidden" name="intent" value="erase" />
        <input type="hidden" name="text" value={text} />
        {choices.length > 0 ? (
          <fieldset className="min-w-0">
            <legend className="font-medium">What is theirs</legend>
            <p className="text-muted text-sm">
              With each go its timeline, tasks, chats, demos and mails. Deselect what belongs to someone else.
            </p>
            {choices.map((choice) => (
              <Tick key={choice.key} name="chosen" value={choice.key} defaultChecked={!choice.isDoubtful}>
                {kinds[choice.table]}
                {choice.name ? (
                  <>
                    {' '}
                    <bdi>{choice.name}</bdi>
                  </>
                ) : null}
                <span className="text-muted text-sm">
                  {[...choice.contacts, formatDayAndTime(choice.at)].map((part) => ` · ${part}`)}
                  {choice.isDoubtful ? ' · has another address: look first' : ''}
                </span>
              </Tick>
            ))}
          </fieldset>
        ) : null}
        {hasPublished ? (
          <fieldset className="min-w-0">
            <legend className="font-medium">Their published testimonial</legend>
            <Tick type="radio" name="testimonials" value="remove" defaultChecked>
              Take it down and erase it
            </Tick>
            <Tick type="radio" name="testimonials" value="keep-unnamed">
              Keep the words, without name, company and photo
            </Tick>
          </fieldset>
        ) : null}
        {'email' in person ? (
          <Tick name="tells" value="yes" defaultChecked>
            Write them a last mail that it is done
          </Tick>
        ) : null}
        {comingDemos > 0 ? (
          <p>
            {comingDemos === 1 ? 'A demo that is to come is' : `${comingDemos} demos that are to come are`}{' '}
            called off, and they are told by mail where their address is known.
          </p>
        ) : null}
        <Tick name="sure" value="yes" required>
          <strong>This cannot be undone.</strong> Mails that wait for them are dropped. What stays: that
          somebody was erased, by a code in place of the address.
        </Tick>
        <div>
          <button type="submit" disabled={isErasing} className="admin-button admin-button-danger">
            {isErasing ? 'Erasing…' : 'Erase for good'}
          </button>
        </div>
      </Form>
    </details>
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

function Tick({ children, type = 'checkbox', ...field }: React.ComponentProps<'input'>) {
  return (
    <label className="mt-2 flex min-h-8 items-start gap-3">
      <input type={type} className="mt-1 size-5 shrink-0" {...field} />
      <span className="min-w-0">{children}</span>
    </label>
  )
}
