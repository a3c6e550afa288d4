import { bringFile } from '#app/features/leads/office/import/import-intents.ts'
import { FileForm, ImportList } from '#app/features/leads/office/import/import-list.tsx'
import { LEADS } from '#app/features/leads/office/paths.ts'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import { Page } from '#app/office/page.tsx'
import { Card } from '#app/ui/card.tsx'
import type { Route } from './+types/imports.ts'

export const loader = officeLoader('leads:write', async ({ viewer, services }) => ({
  imports: await services.imports.list(viewer),
}))

export const action = officeAction('leads:write', { bring: bringFile })

export default function Imports({ loaderData }: Route.ComponentProps) {
  return (
    <Page title="Import leads" back={{ to: LEADS, label: 'Back to leads' }}>
      <div className="grid items-start gap-4 p-4 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
        <FileForm />
        <Card title="How it works">
          <ol className="grid list-decimal gap-2 pl-5 text-small">
            <li>Choose a file. Nothing is imported yet.</li>
            <li>Match its columns to the fields of a lead.</li>
            <li>See which leads are new, and choose what happens to duplicates.</li>
            <li>Import. No e-mails are sent.</li>
          </ol>
        </Card>
        <Card
          title="Past imports"
          isFlush
          className="overflow-clip lg:col-span-2 [&_tbody>:last-child>*]:border-0 [&_tbody>:last-child]:border-0"
        >
          <ImportList imports={loaderData.imports} />
        </Card>
      </div>
    </Page>
  )
}
