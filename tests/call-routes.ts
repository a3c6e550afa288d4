import { RouterContextProvider } from 'react-router'
import { expect } from 'vitest'
import { servicesContext, visitContext } from '#app/context.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Services } from '#server/app.ts'

type Handler = (args: never) => Promise<unknown>
type Given = {
  /** Who asks; nobody is signed in without one. */
  viewer: Viewer | undefined
  /** What is written down: a service, and what each of its use cases answers. An `Error` is thrown. */
  service: keyof Services
  answers: Record<string, unknown>
  /** Services that only stand by. */
  others?: Record<string, unknown>
}

/** What a route needs: services that do as told. */
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

/** Calls a loader or an action, as a request for its address would. */
export function callRoute(
  handler: unknown,
  { context }: Pick<ReturnType<typeof setUpRoute>, 'context'>,
  request: Request,
  params: Record<string, string> = {},
): Promise<unknown> {
  context.set(visitContext, { ...context.get(visitContext), path: new URL(request.url).pathname })
  return (handler as Handler)({ context, request, params } as never)
}

/** A form that is sent: by scripts, or as a page of its own. */
export function postForm(
  url: string,
  fields: Record<string, string> | [string, string][],
  { page = false } = {},
): Request {
  const accept = page ? 'text/html,application/xhtml+xml' : '*/*'
  return new Request(url, { method: 'POST', body: new URLSearchParams(fields), headers: { accept } })
}

/** Loaders and actions throw responses too. */
export function thrown(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.fail('nothing was thrown'),
    (error: unknown) => error,
  )
}
