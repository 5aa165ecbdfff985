/**
 * In place of next/headers, which works inside a request of Next's server only:
 * `vi.mock('next/headers', () => import('@/tests/support/next-headers'))`.
 */
export interface GivenCookie {
  name: string
  value: string
  options: unknown
}

const GIVEN = Symbol.for('marigold.test-cookies')

/** What was set since it was last asked. Modules may be loaded twice in a test; the list is one. */
export function takeGivenCookies(): GivenCookie[] {
  const given = (Reflect.get(globalThis, GIVEN) as GivenCookie[] | undefined) ?? []
  Reflect.set(globalThis, GIVEN, [])
  return given
}

/** With a Host that someone made up, which nothing may believe. */
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
