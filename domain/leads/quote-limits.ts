/** Lengths that the form's inputs and the server's checks share. */
export const quoteLimits = {
  name: 100,
  email: 254,
  phone: 40,
  message: 5000,
} as const
