import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { PhotoCrop } from '#domain/testimonials/photo-square.ts'
import type { PhotoProblem } from './photo-problem.ts'

export type ShrinkResult =
  | { kind: 'shrunk' }
  /** The disk rejected the files. */
  | { kind: 'not-stored' }
  | { kind: Exclude<PhotoProblem, 'photo-size' | 'photo-busy'> }

export type ShrinkPhoto = (
  input: string,
  output: { large: string; small: string },
  crop: PhotoCrop | undefined,
) => Promise<ShrinkResult>

/** Decoding time after which a photo counts as broken. */
const TIMEOUT_MS = 15_000
const execFileAsync = promisify(execFile)

/**
 * Creates the two squares in a separate process, which frees the memory for decoding and contains a decoder
 * that crashes or hangs.
 */
export function shrinkInProcess(program: string): ShrinkPhoto {
  return async (input, { large, small }, crop) => {
    const given = [input, large, small, crop ? JSON.stringify(crop) : '']
    try {
      const { stdout } = await execFileAsync(
        process.execPath,
        ['--max-old-space-size=64', '--disable-warning=ExperimentalWarning', program, ...given],
        { timeout: TIMEOUT_MS, killSignal: 'SIGKILL', maxBuffer: 10_000, env: { MALLOC_ARENA_MAX: '1' } },
      )
      return JSON.parse(stdout) as ShrinkResult
    } catch {
      return { kind: 'photo-broken' }
    }
  }
}
