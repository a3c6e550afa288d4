import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { Page } from '#app/office/page.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Input } from '#app/ui/form/input.tsx'
import type { Duplicate } from '#server/leads/duplicates/find-duplicates.ts'
import { DuplicateList, type Likely } from '../lead/duplicate-list.tsx'
import { leadAddress } from '../paths.ts'

type Props = {
  lead: { id: string; name: string }
  /** The search text; empty at first. */
  find: string
  found: Likely[]
  likely: Duplicate[]
}

/** Finds the other lead to merge with. */
export function PickOther({ lead, find, found, likely }: Props) {
  const shown = find === '' ? likely : found
  return (
    <Page title={`Merge ${lead.name}`} back={{ to: leadAddress(lead.id), label: 'Back to lead' }}>
      <div className="grid max-w-3xl grid-cols-1 gap-3 p-4">
        <p className="text-muted">Find the other lead of the same person.</p>
        <Form role="search" className="flex items-end gap-2" autoComplete="off">
          <Field label="Name, e-mail, phone or company" className="flex-1">
            <Input type="search" name="find" key={find} defaultValue={find} icon={Search} />
          </Field>
          <Button type="submit" variant="primary">
            Search
          </Button>
        </Form>
        <Card>
          <div role="status">
            {shown.length > 0 ? (
              <DuplicateList duplicates={shown} mergeInto={lead.id} />
            ) : (
              <p className="text-muted">
                {find === ''
                  ? 'No possible duplicates found. Search for the other lead.'
                  : 'Nothing matches.'}
              </p>
            )}
          </div>
        </Card>
      </div>
    </Page>
  )
}
