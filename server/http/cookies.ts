import { parse } from 'hono/utils/cookie'

/**
 * Creates the functions that read and write our cookies; on https they have the `__Host-` prefix and Secure.
 */
export function createCookies(siteUrl: string) {
  const secure = siteUrl.startsWith('https:')
  const fullName = (name: string) => (secure ? `__Host-${name}` : name)

  return {
    secure,
    fullName,
    read(header: string | null | undefined, name: string): string | undefined {
      return parse(header ?? '', fullName(name))[fullName(name)]
    },
    /**
     * Returns a Set-Cookie header. `readable` is for the few cookies that scripts read; they contain no
     * secret.
     */
    write(name: string, value: string, options: { maxAgeSeconds?: number; readable?: boolean } = {}): string {
      const parts = [`${fullName(name)}=${value}`, 'Path=/', 'SameSite=Lax']
      if (!options.readable) parts.push('HttpOnly')
      if (secure) parts.push('Secure')
      if (options.maxAgeSeconds !== undefined) parts.push(`Max-Age=${options.maxAgeSeconds}`)
      return parts.join('; ')
    },
  }
}

export type Cookies = ReturnType<typeof createCookies>
