import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import type { Role } from '#domain/accounts/viewer.ts'

export type SignedInUser = {
  email: string
  name: string
  /** Nothing for somebody who is signed in but not (yet, or any more) on the team. */
  role: Role | null
}

type AuthState = { loading: true; user: null } | { loading: false; user: SignedInUser | null }

type Auth = AuthState & {
  /** Ends the session on the server. Where that fails, it is only logged. */
  signOut(): Promise<void>
}

const AuthContext = createContext<Auth | undefined>(undefined)

/** Who is signed in. The session itself stays in a cookie that no script can read. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

const SESSION_CHANGED = 'session-changed'

/** To be called after signing in or out, so that the whole page learns of it. */
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

/** Asks the server only where the hint is that somebody signed in here: other visitors cost no request. */
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
