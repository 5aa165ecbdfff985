/** Replaces next/headers, which only works in a request of Next's server. */
import { oncePerProcess } from '@/lib/once-per-process.mjs'

export interface GivenCookie {
  name: string
  value: string
  options: unknown
}

/** Modules may be loaded twice in a test; the list is shared. */
function getGiven(): GivenCookie[] {
  return oncePerProcess<GivenCookie[]>('given-cookies', () => [])
}

/** Cookies set since the last call. */
export function takeGivenCookies(): GivenCookie[] {
  return getGiven().splice(0)
}

/** With a forged Host, which no code may trust. */
export async function headers(): Promise<Headers> {
  return new Headers({ host: 'evil.example', 'x-forwarded-host': 'evil.example' })
}

export async function cookies() {
  return {
    set(name: string, value: string, options: unknown) {
      getGiven().push({ name, value, options })
    },
  }
}
