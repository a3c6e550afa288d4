import { Link } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { bringFile } from '#app/features/leads/import/import-intents.ts'
import { FileForm, ImportList } from '#app/features/leads/import/import-list.tsx'
import { officeAction } from '#app/lib/office-action.ts'
import { officeLoader } from '#app/lib/office-loader.ts'
import type { Route } from './+types/imports.ts'

export const meta = () => adminMeta('Import leads')

export const loader = officeLoader('leads:write', async ({ viewer, services }) => ({
  imports: await services.imports.list(viewer),
}))

export const action = officeAction('leads:write', { bring: bringFile })

export default function Imports({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Link to="/del-admin-dashboard/leads" className="admin-link inline-flex min-h-11 items-center">
        All leads
      </Link>
      <h1>Import leads</h1>
      <FileForm />
      <ImportList imports={loaderData.imports} />
    </>
  )
}
