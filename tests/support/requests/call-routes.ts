import { RouterContextProvider } from 'react-router'
import { expect } from 'vitest'
import { servicesContext, visitContext } from '#app/lib/context.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Services } from '#server/app.ts'

type Handler = (args: never) => Promise<unknown>
type Given = {
  viewer: Viewer | undefined
  /** The service whose calls are recorded, and the answer of each use case. An `Error` is thrown. */
  service: keyof Services
  answers: Record<string, unknown>
  /** Services without recorded calls. */
  others?: Record<string, unknown>
}

/** Returns a context for a route, with services that answer as given. */
export function setUpRoute({ viewer, service, answers, others }: Given) {
  const calls: unknown[][] = []
  const reported: string[] = []
  const useCases = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      async (...given: unknown[]) => {
        calls.push([name, ...given])
        if (answer instanceof Error) throw answer
        return answer
      },
    ]),
  )
  const context = new RouterContextProvider()
  context.set(servicesContext, {
    [service]: useCases,
    reportError: (_error: unknown, path: string) => reported.push(path),
    ...others,
  } as unknown as Services)
  context.set(visitContext, {
    addressKey: '192.0.2.1',
    gone: new AbortController().signal,
    locale: 'en',
    viewer: async () => viewer,
  } as never)
  return { context, calls, reported }
}

/** Calls a loader or an action with a request to its address. */
export function callRoute(
  handler: unknown,
  { context }: Pick<ReturnType<typeof setUpRoute>, 'context'>,
  request: Request,
  params: Record<string, string> = {},
): Promise<unknown> {
  const url = new URL(request.url)
  context.set(visitContext, { ...context.get(visitContext), path: url.pathname })
  return (handler as Handler)({ context, request, params, url } as never)
}

/** Builds a form request, sent by scripts or by the browser itself. */
export function postForm(
  url: string,
  fields: Record<string, string> | [string, string][],
  { page = false } = {},
): Request {
  const accept = page ? 'text/html,application/xhtml+xml' : '*/*'
  return new Request(url, { method: 'POST', body: new URLSearchParams(fields), headers: { accept } })
}

/** Returns what the work throws, because loaders and actions also throw responses. */
export function thrown(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.fail('nothing was thrown'),
    (error: unknown) => error,
  )
}
