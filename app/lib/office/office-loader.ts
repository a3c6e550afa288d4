import { data, type LoaderFunctionArgs } from 'react-router'
import { servicesContext } from '#app/lib/context.ts'
import { requireViewer } from '#app/lib/office/require-viewer.ts'
import { orInstead, reportOutage } from '#app/lib/report-outage.ts'
import type { Permission } from '#domain/accounts/permissions.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Services } from '#server/app.ts'

type LoaderArgs = Pick<LoaderFunctionArgs, 'context' | 'request' | 'params'>

export type OfficeLoad = {
  args: LoaderArgs
  viewer: Viewer
  services: Services
  /** The id in the address; empty on a page of several records. */
  id: string
  /** A value of the address; null where it has none of that name. */
  query: (name: string) => string | null
  search: URLSearchParams
  /** Waits for what the page can do without; `instead` takes its place. */
  orInstead: <T, Instead>(work: Promise<T>, instead: Instead) => Promise<T | Instead>
}

/**
 * Loads a page of the office for those who may see it. Without data it is not found; what fails is reported and
 * answered as an outage.
 */
export function officeLoader<Data>(permission: Permission, load: (call: OfficeLoad) => Promise<Data>) {
  return async (args: LoaderArgs): Promise<NonNullable<Data>> => {
    const viewer = await requireViewer(args.context, args.request, permission)
    const { searchParams } = new URL(args.request.url)
    try {
      const loaded = await load({
        args,
        viewer,
        services: args.context.get(servicesContext),
        id: args.params.id ?? '',
        query: (name) => searchParams.get(name),
        search: searchParams,
        orInstead: (work, instead) => orInstead(args, work, instead),
      })
      if (!loaded) throw data(null, { status: 404 })
      return loaded
    } catch (error) {
      // A redirect, or an answer such as 404.
      if (!(error instanceof Error)) throw error
      reportOutage(args, error)
      throw data(error.message, { status: 503 })
    }
  }
}
