import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { BUILD } from './package-address.ts'

/** A page with the package builder has all it needs: another choice on it asks the server nothing. */
export function unlessChoosing({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl' | 'defaultShouldRevalidate'>): boolean {
  const stays = currentUrl.pathname === nextUrl.pathname
  const buildsTheSame = currentUrl.searchParams.get(BUILD) === nextUrl.searchParams.get(BUILD)
  return stays && buildsTheSame ? false : defaultShouldRevalidate
}
