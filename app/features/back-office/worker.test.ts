import { readFile } from 'node:fs/promises'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'

const code = await readFile(new URL('./worker.js', import.meta.url), 'utf8')
const payload = {
  title: 'New hot lead',
  body: 'Asha Verma',
  path: '/del-admin-dashboard/leads/1',
  tag: 'lead-1',
}

/** The worker beside a browser that only notes what it is asked for. */
function startWorker(windows: object[] = []) {
  const handlers = new Map<string, (event: object) => void>()
  const showNotification = vi.fn(async () => {})
  const openWindow = vi.fn(async () => {})
  const self = {
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
    registration: { showNotification },
    clients: { matchAll: async () => windows, openWindow },
  }
  runInNewContext(code, { self, OFFLINE_PAGE: '' })
  const happen = async (name: string, event: object) => {
    const waited: Promise<unknown>[] = []
    handlers.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => waited.push(work) })
    // A browser may end a worker that keeps it waiting for nothing.
    expect(waited).toHaveLength(1)
    await Promise.all(waited)
  }
  return { happen, showNotification, openWindow }
}

test('a message is shown as it came, and keeps which page it opens', async () => {
  const { happen, showNotification } = startWorker()
  await happen('push', { data: { json: () => payload } })
  const { title, body, tag, path } = payload
  expect(showNotification.mock.calls).toEqual([
    [title, { body, tag, data: { path }, icon: '/icon-192.png', lang: 'en' }],
  ])
})

test('a click opens its page in a window of its own where none is open', async () => {
  const { happen, openWindow } = startWorker()
  const close = vi.fn()
  await happen('notificationclick', { notification: { close, data: { path: payload.path } } })
  expect(close).toHaveBeenCalledOnce()
  expect(openWindow.mock.calls).toEqual([[payload.path]])
})

test('a click opens its page in the window that is open already', async () => {
  const window = { focus: vi.fn(async () => {}), navigate: vi.fn(async () => {}) }
  const { happen, openWindow } = startWorker([window])
  await happen('notificationclick', { notification: { close() {}, data: { path: payload.path } } })
  expect(window.focus).toHaveBeenCalledOnce()
  expect(window.navigate.mock.calls).toEqual([[payload.path]])
  expect(openWindow).not.toHaveBeenCalled()
})
