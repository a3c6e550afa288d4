import type { ReactNode } from 'react'
import { useAuth } from './auth-provider.tsx'

/** Shows its children to the signed-in team. The server checks permissions again. */
export function TeamOnly({ children }: { children: ReactNode }) {
  return useAuth().user?.role ? children : null
}
