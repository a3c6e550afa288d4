export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The theme that a visitor chose, told by a cookie so that the page arrives in it; nothing means the system's. */
export function themeOf(cookieHeader: string | null | undefined): Theme | undefined {
  const value = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookieHeader ?? '')?.[1]
  return value as Theme | undefined
}
