/** Form fields and server checks share these limits. */
export const accountLimits = {
  name: 100,
  email: 254,
  passwordMin: 10,
  passwordMax: 128,
} as const
