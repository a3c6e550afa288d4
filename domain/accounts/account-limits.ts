/** Written once: the inputs and the server's checks read them here. */
export const accountLimits = {
  name: 100,
  email: 254,
  passwordMin: 10,
  passwordMax: 128,
} as const
