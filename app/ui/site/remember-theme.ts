const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Applies the chosen theme and stores it in a cookie for the next pages. */
export function rememberTheme(choice: string): void {
  document.documentElement.dataset.theme = choice
  const lasts = choice === 'system' ? 0 : YEAR_SECONDS
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `theme=${choice}; Path=/; SameSite=Lax; Max-Age=${lasts}${secure}`
}
