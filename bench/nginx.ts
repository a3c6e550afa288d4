import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Served } from '#tests/fetch-raw.ts'
import { freePort } from '#tests/free-port.ts'

/** Headers that nginx sets itself. */
const ITS_OWN = new Set([
  'content-length',
  'content-type',
  'date',
  'connection',
  'keep-alive',
  'etag',
  'set-cookie',
])

/**
 * Starts nginx with one page as a file, with the same bytes and headers. It has one worker, because the site has one
 * thread for requests and both should have the same share of the machine.
 */
export async function startNginx(page: Served): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'))
  const port = await freePort()
  mkdirSync(path.join(folder, 'pages'))
  writeFileSync(path.join(folder, 'pages/page'), page.body)
  const headers = Object.entries(page.headers)
    .filter(([name]) => !ITS_OWN.has(name))
    .map(([name, value]) => `add_header ${name} "${String(value).replaceAll('"', '\\"')}";`)
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; tcp_nopush on; tcp_nodelay on; etag on;
      keepalive_requests 1000000; open_file_cache max=100; open_file_cache_valid 60s;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      server {
        listen 127.0.0.1:${port}; root ${folder}/pages;
        default_type "${page.headers['content-type']}";
        ${headers.join('\n        ')}
      }
    }`,
  )
  const child = spawn('nginx', ['-c', file, '-p', folder], { stdio: 'ignore' })
  const exit = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  for (let i = 0; ; i++) {
    const response = await fetch(`${url}/page`, { headers: { 'accept-encoding': 'br' } }).catch(
      () => undefined,
    )
    if (response?.status === 200) break
    if (i === 100) throw new Error('nginx did not start')
    await sleep(50)
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await exit
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
