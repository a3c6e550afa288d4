import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import type { Role } from '#domain/accounts/viewer.ts'

export type SignedInUser = {
  email: string
  name: string
  /** Null for users who are not on the team. */
  role: Role | null
}

type AuthState = { loading: true; user: null } | { loading: false; user: SignedInUser | null }

type Auth = AuthState & {
  /** Ends the session on the server. A failure is only logged. */
  signOut(): Promise<void>
}

const AuthContext = createContext<Auth | undefined>(undefined)

/** Returns the signed-in user. The session itself is in a cookie that no script can read. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

const SESSION_CHANGED = 'session-changed'

/** Makes the page read the session again, after signing in or out. */
export function announceSessionChange(): void {
  window.dispatchEvent(new Event(SESSION_CHANGED))
}

export function AuthProvider({ children }: { children: React.ReactNode }) {
  const [state, setState] = useState<AuthState>({ loading: true, user: null })

  useEffect(() => {
    let latest = 0
    const look = async () => {
      const turn = ++latest
      const user = await fetchUser()
      if (turn === latest) setState({ loading: false, user })
    }
    void look()
    window.addEventListener(SESSION_CHANGED, look)
    return () => {
      latest = Number.POSITIVE_INFINITY
      window.removeEventListener(SESSION_CHANGED, look)
    }
  }, [])

  const signOut = useCallback(async () => {
    try {
      const response = await fetch('/api/sign-out', {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams(),
      })
      if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
      setState({ loading: false, user: null })
    } catch (error) {
      console.error('Error signing out:', error)
    }
  }, [])

  const auth = useMemo(() => ({ ...state, signOut }), [state, signOut])
  return <AuthContext value={auth}>{children}</AuthContext>
}

/** Asks the server only if the hint cookie is set, so that other visitors cost no request. */
async function fetchUser(): Promise<SignedInUser | null> {
  if (!/(?:^|;\s*)(?:__Host-)?signed_in=1/.test(document.cookie)) return null
  try {
    const response = await fetch('/api/session', { headers: { accept: 'application/json' } })
    if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
    const { viewer } = (await response.json()) as { viewer: SignedInUser | null }
    return viewer
  } catch (error) {
    console.error('Error reading the session:', error)
    return null
  }
}
