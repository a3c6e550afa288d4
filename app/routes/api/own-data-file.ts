import { data } from 'react-router'
import { servicesContext, visitContext } from '#app/lib/context.ts'
import { fileOf } from '#app/lib/data-file.ts'
import { orOutage } from '#app/lib/report-outage.ts'
import type { Route } from './+types/own-data-file.ts'

/** Returns a person's data as a file, for the link in the mail. */
export async function loader(args: Route.LoaderArgs) {
  const { request, context, params } = args
  const document = await orOutage(args, context.get(servicesContext).privacy.exportMine(params.token))
  if (!document) throw data(null, { status: 410 })
  return fileOf(document, new URL(request.url).searchParams.get('as'), context.get(visitContext).locale)
}
