import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { isIncompleteContext, servicesContext, structuredDataContext } from './lib/context.ts'
import { withStructuredData } from './lib/structured-data/data-block.ts'

/** A page that takes longer than this to render is aborted. */
const RENDER_LIMIT_MS = 5_000

/**
 * Renders a page completely before it is sent, because the server compresses, hashes and caches it as a
 * whole.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const page = await renderWhole(<ServerRouter context={routerContext} url={request.url} />)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (context.get(isIncompleteContext)) headers.set('Cache-Control', 'no-store')
  if (page.failed || status !== 200) {
    return new Response(page.html, { status: page.failed ? 500 : status, headers })
  }
  const graph = context.get(structuredDataContext)
  return new Response(graph ? withStructuredData(page.html.toString(), graph) : page.html, { headers })
}

/**
 * Reports an unexpected error of a loader, action or component. By default, React Router would print the
 * whole error, including any personal data in it.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(servicesContext).reportError(error, new URL(request.url).pathname)
}

function renderWhole(element: React.ReactElement): Promise<{ html: Buffer<ArrayBuffer>; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve({ html: Buffer.concat(chunks), failed })
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(element, {
      onAllReady() {
        clearTimeout(timer)
        pipe(sink)
      },
      onShellError(error) {
        clearTimeout(timer)
        reject(error)
      },
      onError() {
        failed = true
      },
    })
    const timer = setTimeout(abort, RENDER_LIMIT_MS)
  })
}
