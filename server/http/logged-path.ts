const MAX_LENGTH = 200

/** A path as it may stand in the log: what lets its reader change a booking is left out. */
export function loggedPath(path: string): string {
  return path.replace(/^\/booking\/[^/]+/, '/booking/*').slice(0, MAX_LENGTH)
}
