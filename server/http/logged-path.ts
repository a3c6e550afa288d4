const MAX_LENGTH = 200

/** A path as it may stand in the log: what lets its reader change a booking, confirm an address or see somebody's data is left out. */
export function loggedPath(path: string): string {
  return path.replace(/^\/(booking|my-data|testimonials\/verify)\/[^/]+/, '/$1/*').slice(0, MAX_LENGTH)
}
