import { may, type Permission } from '#domain/accounts/permissions.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'

/** The user lacks a permission. Routes turn it into a redirect or a 403. */
export class RefusedError extends Error {
  override name = 'RefusedError'
}

/** Checks a permission; every back office use case starts with this. Throws `RefusedError`. */
export function authorize(viewer: Viewer | undefined, permission: Permission): asserts viewer is Viewer {
  if (!may(viewer, permission)) throw new RefusedError(`not allowed: ${permission}`)
}
