import { bringFile } from '#app/features/leads/office/import/import-intents.ts'
import { FileForm, ImportList } from '#app/features/leads/office/import/import-list.tsx'
import { LEADS } from '#app/features/leads/office/paths.ts'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import { Page } from '#app/office/page.tsx'
import type { Route } from './+types/imports.ts'

export const loader = officeLoader('leads:write', async ({ viewer, services }) => ({
  imports: await services.imports.list(viewer),
}))

export const action = officeAction('leads:write', { bring: bringFile })

export default function Imports({ loaderData }: Route.ComponentProps) {
  return (
    <Page title="Import leads" back={{ to: LEADS, label: 'Back to leads' }}>
      <div className="p-4">
        <FileForm />
      </div>
      <ImportList imports={loaderData.imports} />
    </Page>
  )
}
