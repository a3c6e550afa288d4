import type { ReactNode } from 'react'
import { useAuth } from './auth-provider.tsx'

/** Shows what is inside to the signed-in team. A courtesy only: the server guards what it does. */
export function TeamOnly({ children }: { children: ReactNode }) {
  return useAuth().user?.role ? children : null
}
