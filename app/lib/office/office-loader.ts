import { data, type LoaderFunctionArgs } from 'react-router'
import { servicesContext } from '#app/lib/context.ts'
import { requireViewer } from '#app/lib/office/require-viewer.ts'
import { orInstead, reportOutage } from '#app/lib/report-outage.ts'
import type { Permission } from '#domain/accounts/permissions.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Services } from '#server/app.ts'

export type OfficeLoad<Args> = {
  args: Args
  viewer: Viewer
  services: Services
  params: Args extends { params: infer Params } ? Params : never
  /** A value of the address; null where it has none of that name. */
  query: (name: string) => string | null
  search: URLSearchParams
  /** Waits for what the page can do without; `instead` takes its place. */
  orInstead: <T, Instead>(work: Promise<T>, instead: Instead) => Promise<T | Instead>
}

type LoaderArgs = Pick<LoaderFunctionArgs, 'context' | 'request' | 'params'>

/** Loads a page of the office for those who may see it. What fails is reported and answered as an outage. */
export function officeLoader<Args extends LoaderArgs, Data>(
  permission: Permission,
  load: (call: OfficeLoad<Args>) => Promise<Data>,
) {
  return async (args: Args): Promise<Data> => {
    const viewer = await requireViewer(args.context, args.request, permission)
    const { searchParams } = new URL(args.request.url)
    try {
      return await load({
        args,
        viewer,
        services: args.context.get(servicesContext),
        params: args.params as never,
        query: (name) => searchParams.get(name),
        search: searchParams,
        orInstead: (work, instead) => orInstead(args, work, instead),
      })
    } catch (error) {
      // A redirect, or an answer such as 404.
      if (!(error instanceof Error)) throw error
      reportOutage(args, error)
      throw data(error.message, { status: 503 })
    }
  }
}
