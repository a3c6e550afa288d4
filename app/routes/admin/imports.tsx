import { Link } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { Notice } from '#app/components/back-office/notice.tsx'
import { servicesContext } from '#app/context.ts'
import { bringFile } from '#app/features/leads/import/change-import.ts'
import { FileForm, ImportList } from '#app/features/leads/import/import-list.tsx'
import { orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/imports.ts'

export const meta = () => adminMeta('Import leads')

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args.context, args.request, 'leads:write')
  return { imports: await orOutage(args, args.context.get(servicesContext).imports.list(viewer)) }
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args.context, args.request, 'leads:write')
  return bringFile(args, viewer)
}

export default function Imports({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Link to="/del-admin-dashboard/leads" className="admin-link inline-flex min-h-11 items-center">
        All leads
      </Link>
      <h1>Import leads</h1>
      <Notice result={actionData} />
      <FileForm />
      <ImportList imports={loaderData.imports} />
    </>
  )
}
