import { may, type Permission, type Viewer } from '#domain/accounts/viewer.ts'

/** Somebody asked for what is not theirs. Routes turn it into a redirect or a 403. */
export class RefusedError extends Error {
  override name = 'RefusedError'
}

/** Every use case of the back office begins with this. Throws `RefusedError`. */
export function authorize(viewer: Viewer | undefined, permission: Permission): asserts viewer is Viewer {
  if (!may(viewer, permission)) throw new RefusedError(`not allowed: ${permission}`)
}
