import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postForm, quoteFields } from '../support/browser/post-form.ts'
import { type Site, startSite } from '../support/servers/start-site.ts'

let site: Site
const slow: Socket[] = []

beforeAll(async () => {
  site = await startSite()
})
afterAll(async () => {
  for (const socket of slow) socket.destroy()
  await site?.remove()
})

const boundary = '----slow'
const bodies = {
  form: 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 9000\r\n\r\nname=A',
  upload: `Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: 900000\r\n\r\n--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\n\r\nA`,
}

test.each(['form', 'upload'] as const)(
  'accepts forms of others during a hundred slow %s bodies from one address',
  async (kind) => {
    const { port, hostname, host } = new URL(site.url)
    for (let i = 0; i < 100; i++) {
      const socket = connect({ port: Number(port), host: hostname })
      socket.on('error', () => {})
      await once(socket, 'connect')
      socket.write(`POST /contact HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${site.url}\r\n${bodies[kind]}`)
      slow.push(socket)
    }
    const answer = await postForm(`${site.url}/contact`, quoteFields())
    expect(answer.status).toBe(303)
  },
)
