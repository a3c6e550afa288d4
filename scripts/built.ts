import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { brotliCompress, constants, gzip } from 'node:zlib'

const execFileAsync = promisify(execFile)
const root = path.resolve(import.meta.dirname, '..')
const stamp = path.join(root, 'build/.built-from')
const sources = [
  'app/**/*',
  'assistant/**/*',
  'content/**/*',
  'domain/**/*',
  'public/**/*',
  'server/**/*',
  'scripts/built.ts',
  'scripts/learn-answers.ts',
  'scripts/pictures/**/*',
  'scripts/public-manifest.ts',
  'scripts/refuse-server-code.ts',
  'scripts/share-pictures.ts',
  'scripts/site-pictures.ts',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
]

/** Builds the site unless the last build used exactly these sources. */
export async function buildWhenNeeded(): Promise<void> {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return
  await build()
}

/** Builds the site, draws its share pictures, trains the assistant, and compresses the files for browsers. */
export async function build(): Promise<void> {
  const made = fingerprint()
  await learn(buildSite())
  writeFileSync(stamp, made)
}

async function buildSite() {
  await buildPages()
  await bundleProgram('server/main.ts', 'main.js')
  await bundleProgram('server/adapters/shrink-photo.ts', 'shrink-photo.js')
  await drawPictures()
  await compressAssets()
}

async function buildPages() {
  const cli = path.join(root, 'node_modules/.bin/react-router')
  const env = { ...process.env, NODE_ENV: 'production' }
  try {
    await execFileAsync(process.execPath, [cli, 'build'], { cwd: root, env, maxBuffer: 2 ** 26 })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    process.stderr.write(stdout + stderr)
    throw new Error('the build failed')
  }
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((pattern) => globSync(pattern, { cwd: root })).sort()) {
    const full = path.join(root, file)
    if (statSync(full).isFile()) hash.update(file).update('\0').update(readFileSync(full)).update('\0')
  }
  return hash.digest('hex')
}

/**
 * Bundles `main.js` and the programs it starts as plain JavaScript, so that the running site needs no
 * compiler.
 */
async function bundleProgram(source: string, name: string) {
  const vite = await import('vite')
  await vite.build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: ['zod'] },
    build: {
      ssr: source,
      outDir: 'build',
      emptyOutDir: false,
      target: 'es2023',
      rollupOptions: { output: { entryFileNames: name } },
    },
  })
}

async function drawPictures() {
  const { drawSharePictures } = await import('./share-pictures.ts')
  await drawSharePictures(path.join(root, 'build/client/share'))
}

export const answersFile = path.join(root, 'build/answers.bin')

/** Trains the assistant in a separate thread and writes its knowledge once `ready` resolves. */
export async function learn(ready: Promise<unknown> = Promise.resolve()): Promise<void> {
  const learnt = new Promise<Uint8Array>((resolve, reject) => {
    new Worker(new URL('./learn-answers.ts', import.meta.url)).once('message', resolve).once('error', reject)
  })
  // The build of the pages empties the folder first.
  const [answers] = await Promise.all([learnt, ready])
  mkdirSync(path.dirname(answersFile), { recursive: true })
  await writeFile(answersFile, answers)
}

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

async function compressAssets() {
  const files = globSync('build/client/**/*.{js,css,svg,json,txt,xml,webmanifest}', { cwd: root })
  await Promise.all(
    files.map(async (file) => {
      const full = path.join(root, file)
      const body = await readFile(full)
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
      await writeFile(`${full}.br`, await brotliAsync(body, { params }))
      await writeFile(`${full}.gz`, await gzipAsync(body, { level: 9 }))
    }),
  )
}
