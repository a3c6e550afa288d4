/** Form fields and server checks share these limits. */
export const quoteLimits = {
  name: 100,
  email: 254,
  phone: 40,
  message: 5000,
} as const
