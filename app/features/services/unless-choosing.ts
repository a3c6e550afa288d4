import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { BUILD } from './package-address.ts'

/**
 * Skips the request to the server when only the choice in the package builder changes, because the page
 * already has all the data.
 */
export function unlessChoosing({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl' | 'defaultShouldRevalidate'>): boolean {
  const stays = currentUrl.pathname === nextUrl.pathname
  const buildsTheSame = currentUrl.searchParams.get(BUILD) === nextUrl.searchParams.get(BUILD)
  return stays && buildsTheSame ? false : defaultShouldRevalidate
}
