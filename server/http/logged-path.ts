/** Longer paths are truncated in the log. */
const MAX_LENGTH = 200

/**
 * Returns a path without secrets for the log: tokens that open a booking, confirm an address or show personal
 * data are removed.
 */
export function loggedPath(path: string): string {
  return path.replace(/^\/(booking|my-data|testimonials\/verify)\/[^/]+/, '/$1/*').slice(0, MAX_LENGTH)
}
