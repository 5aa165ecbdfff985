/**
 * Replaces next/headers, which only works in a request of Next's server:
 * `vi.mock('next/headers', () => import('@/tests/support/next-headers'))`.
 */
export interface GivenCookie {
  name: string
  value: string
  options: unknown
}

const GIVEN = Symbol.for('marigold.test-cookies')

/** Cookies set since the last call. Modules may be loaded twice in a test; the list is shared. */
export function takeGivenCookies(): GivenCookie[] {
  const given = (Reflect.get(globalThis, GIVEN) as GivenCookie[] | undefined) ?? []
  Reflect.set(globalThis, GIVEN, [])
  return given
}

/** With a forged Host, which no code may trust. */
export async function headers(): Promise<Headers> {
  return new Headers({ host: 'evil.example', 'x-forwarded-host': 'evil.example' })
}

export async function cookies() {
  return {
    set(name: string, value: string, options: unknown) {
      Reflect.set(globalThis, GIVEN, [...takeGivenCookies(), { name, value, options }])
    },
  }
}
