/** Form fields and server checks share these limits. */
export const accountLimits = {
  name: 100,
  email: 254,
  passwordMin: 10,
  passwordMax: 128,
} as const

/** Lifetime of a session after its last use. */
export const SESSION_SECONDS = 7 * 24 * 60 * 60
