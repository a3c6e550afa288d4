import { Download } from 'lucide-react'
import { Form } from 'react-router'
import type { MailKind } from '#app/office/mail-words.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Input } from '#app/ui/form/input.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { formatDayAndTime } from '#domain/indian-time.ts'
import type { Search } from '#server/privacy/search-person.ts'
import { EraseButton } from './erase-form.tsx'
import { FoundRecords } from './found-records.tsx'

/** Returns the address of the file with the data of this e-mail address or number. */
const exportPath = (text: string, as: 'json' | 'html') =>
  `/del-admin-dashboard/privacy/export?${new URLSearchParams({ q: text, as })}`

type Props = {
  text: string
  search: Search | undefined
  mail: MailKind
}

/** The stored data of one person: to see, to hand over, to erase. */
export function PrivacyScreen({ text, search, mail }: Props) {
  return (
    <>
      <Card title="Find a person">
        <p className="mb-3 max-w-prose text-muted text-small">
          Someone asks for their data? Enter their e-mail address or phone number. You see everything before
          you export or delete it.
          {mail === 'working' ? (
            <>
              {' '}
              On the page{' '}
              <TextLink to="/my-data" reloadDocument>
                Your data
              </TextLink>{' '}
              people do this themselves, with a link that is mailed to them.
            </>
          ) : null}
        </p>
        <Form method="get" role="search" className="flex max-w-prose flex-wrap items-end gap-2">
          <Field label="E-mail address or phone number" className="flex-1 basis-56">
            <Input
              type="search"
              name="q"
              key={text}
              defaultValue={text}
              placeholder="98100 20000 or name@shop.in"
              required
              maxLength={254}
              autoComplete="off"
            />
          </Field>
          <Button type="submit" variant="primary">
            Find
          </Button>
        </Form>
      </Card>
      {search ? <Found text={text} search={search} /> : null}
    </>
  )
}

function Found({ text, search }: { text: string; search: Search }) {
  if (search.kind === 'unreadable') {
    return (
      <Banner tone="red" role="alert">
        That is neither an e-mail address nor a phone number. Enter it in full: names and parts of an address
        find nothing here.
      </Banner>
    )
  }
  const { records, erasedAt, hasAccount, person } = search
  return (
    <>
      {erasedAt ? (
        <Banner tone="amber">
          Data with this {'email' in person ? 'address' : 'number'} was erased on {formatDayAndTime(erasedAt)}
          .{records.length > 0 ? ' The records below arrived later.' : ''}
        </Banner>
      ) : null}
      {hasAccount ? (
        <Banner tone="blue">
          A member of the team has this address. The account is not part of the records below: remove it on
          the Team page.
        </Banner>
      ) : null}
      {records.length === 0 ? (
        <EmptyState title="No data about this person" />
      ) : (
        <>
          <div className="flex flex-wrap gap-2">
            <ButtonLink icon={Download} to={exportPath(text, 'html')} reloadDocument download>
              Download to read
            </ButtonLink>
            <ButtonLink icon={Download} to={exportPath(text, 'json')} reloadDocument download>
              Download as JSON
            </ButtonLink>
            <EraseButton text={text} search={search} />
          </div>
          <FoundRecords records={records} />
        </>
      )}
    </>
  )
}
