import { adminMeta } from '#app/admin-page.ts'
import { servicesContext } from '#app/context.ts'
import { orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import { formatDay } from '#domain/indian-time.ts'
import type { Route } from './+types/not-found-paths.ts'

export const meta = () => adminMeta('Pages people looked for in vain')

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'site:read')
  return { paths: await orOutage(args, context.get(servicesContext).listNotFoundPaths(viewer)) }
}

export default function NotFoundPaths({ loaderData: { paths } }: Route.ComponentProps) {
  return (
    <>
      <h1>Pages people looked for in vain</h1>
      {paths.length === 0 ? (
        <p className="admin-card mt-4 p-8 text-center">Everybody found what they looked for.</p>
      ) : (
        <table className="admin-card mt-4 block max-w-prose p-4 text-left">
          <thead>
            <tr className="text-muted text-sm">
              <th scope="col" className="w-full py-1 font-medium">
                Address
              </th>
              <th scope="col" className="px-4 py-1 text-right font-medium">
                Times
              </th>
              <th scope="col" className="py-1 font-medium">
                Last
              </th>
            </tr>
          </thead>
          <tbody>
            {paths.map(({ path, hits, last_seen_at }) => (
              <tr key={path} className="border-line border-t align-top">
                <td className="py-1 [overflow-wrap:anywhere]">{path}</td>
                <td className="px-4 py-1 text-right tabular-nums">{hits}</td>
                <td className="whitespace-nowrap py-1">
                  <time dateTime={last_seen_at}>{formatDay(last_seen_at)}</time>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
