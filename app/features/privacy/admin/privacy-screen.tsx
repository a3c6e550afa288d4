import { Form } from 'react-router'
import type { MailKind } from '#app/components/back-office/mail-words.ts'
import { formatDayAndTime } from '#domain/indian-time.ts'
import type { Search } from '#server/privacy/search-person.ts'
import { EraseForm } from './erase-form.tsx'
import { FoundRecords } from './found-records.tsx'
import { exportPath } from './privacy-paths.ts'

type Props = {
  text: string
  search: Search | undefined
  mail: MailKind
}

/** What is held of one person: to see, to hand over, to erase. */
export function PrivacyScreen({ text, search, mail }: Props) {
  return (
    <>
      <h1>Privacy</h1>
      <p className="mt-1 max-w-prose text-muted">
        Everything that is held of one person, over all that is stored here.{' '}
        {mail === 'working'
          ? 'They can see and erase it themselves too, by a link that is mailed to them: '
          : 'While no mail can be sent, they cannot do it by themselves and write to you instead: '}
        <a href="/my-data" className="admin-link">
          your data
        </a>
        .
      </p>
      <Form method="get" role="search" className="mt-4 flex max-w-prose flex-wrap items-end gap-3">
        <label className="block min-w-0 flex-1 basis-56">
          <span className="text-muted text-sm">E-mail address or phone number</span>
          <input
            type="search"
            name="q"
            key={text}
            defaultValue={text}
            required
            maxLength={254}
            autoComplete="off"
            className="admin-field"
          />
        </label>
        <button type="submit" className="admin-button admin-button-primary">
          Find
        </button>
      </Form>
      {search ? <Found text={text} search={search} /> : null}
    </>
  )
}

function Found({ text, search }: { text: string; search: Search }) {
  if (search.kind === 'unreadable') {
    return (
      <p role="alert" className="admin-card mt-4 max-w-prose p-4">
        That is neither an e-mail address nor a phone number. Type it whole: names and parts find nothing
        here.
      </p>
    )
  }
  const { records, erasedAt, hasAccount } = search
  return (
    <>
      {erasedAt ? (
        <p className="admin-card mt-4 max-w-prose p-4">
          Somebody with this {'email' in search.person ? 'address' : 'number'} was erased on{' '}
          {formatDayAndTime(erasedAt)}.{records.length > 0 ? ' What stands below came in since.' : ''}
        </p>
      ) : null}
      {hasAccount ? (
        <p className="admin-card mt-4 max-w-prose p-4">
          There is an account of the team with this address. It is not part of what stands below: remove it on
          the Team page.
        </p>
      ) : null}
      {records.length === 0 ? (
        <p className="admin-card mt-4 max-w-prose p-8 text-center">Nothing is held of them.</p>
      ) : (
        <>
          <div className="mt-4 flex flex-wrap gap-3">
            <a href={exportPath(text, 'html')} download className="admin-button">
              Download to read
            </a>
            <a href={exportPath(text, 'json')} download className="admin-button">
              Download as JSON
            </a>
          </div>
          <FoundRecords records={records} />
          <EraseForm text={text} search={search} />
        </>
      )}
    </>
  )
}
