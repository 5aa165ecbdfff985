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

/** What the browser of the request holds. */
const getHeld = () => oncePerProcess<Map<string, string>>('held-cookies', () => new Map())

/** From now on a request comes with this cookie. */
export function holdCookie(name: string, value: string): void {
  getHeld().set(name, value)
}

export async function cookies() {
  return {
    getAll(name: string) {
      const value = getHeld().get(name)
      return value === undefined ? [] : [{ name, value }]
    },
    set(name: string, value: string, options: unknown) {
      getGiven().push({ name, value, options })
    },
  }
}
