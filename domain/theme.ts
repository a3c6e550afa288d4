export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/**
 * Reads the visitor's theme from the cookie, so that the page arrives in it; undefined means the system
 * theme.
 */
export function themeOf(cookieHeader: string | null | undefined): Theme | undefined {
  const value = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookieHeader ?? '')?.[1]
  return value as Theme | undefined
}
