import { data } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { fileOf } from '#app/data-file.ts'
import { orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/privacy-export.ts'

/** What is held of somebody, as a file: to read, or for machines. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args.context, args.request, 'privacy:manage')
  const { searchParams } = new URL(args.request.url)
  const { privacy } = args.context.get(servicesContext)
  const document = await orOutage(args, privacy.export(viewer, searchParams.get('q') ?? ''))
  if (!document) throw data(null, { status: 404 })
  return fileOf(document, searchParams.get('as'))
}
