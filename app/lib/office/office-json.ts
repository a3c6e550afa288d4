import type { LoaderFunctionArgs } from 'react-router'
import { servicesContext, visitContext } from '#app/lib/context.ts'
import { jsonAnswer, orLater } from '#app/lib/json-answer.ts'
import { may, type Permission } from '#domain/accounts/permissions.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Services } from '#server/app.ts'

type Args = Pick<LoaderFunctionArgs, 'context' | 'request'>

/** Answers a script of the office as JSON, or with 404. It is no page, so no one is sent to sign in. */
export function officeJson<RouteArgs extends Args>(
  permission: Permission,
  load: (args: RouteArgs, viewer: Viewer, services: Services) => Promise<object | undefined>,
) {
  return (args: RouteArgs) =>
    orLater(args, async () => {
      const viewer = await args.context.get(visitContext).viewer()
      if (!viewer) return jsonAnswer({ error: 'Sign in first.' }, 401)
      if (!may(viewer, permission)) return jsonAnswer({ error: 'Not yours.' }, 403)
      const answer = await load(args, viewer, args.context.get(servicesContext))
      return answer ? jsonAnswer(answer) : jsonAnswer({ error: 'gone' }, 404)
    })
}
