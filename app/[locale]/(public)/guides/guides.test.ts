import { beforeAll, describe, expect, test, vi } from 'vitest'
import { getCacheRecord } from '@/tests/support/next-cache'
import { propsIn } from '@/tests/support/page-props'
import * as plan from './my-plan.pdf/route'
import * as directory from './state-directory.pdf/route'

// As during a build: no database, and no copy of an edited directory.
vi.hoisted(() => {
  process.env.DATA_DIR = 'no-such-folder'
})

describe.each([
  ['the state directory', directory, 'directory-by-state.pdf'],
  ['the plan', plan, 'my-plan.pdf'],
])('%s as a download', (_name, route, fileName) => {
  let response: Response
  let tags: string[]

  beforeAll(async () => {
    response = await route.GET(new Request('http://localhost/'), propsIn('en'))
    tags = [...getCacheRecord().readTags]
  })

  test('opens in the browser under an innocuous name', async () => {
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toBe(`inline; filename="${fileName}"`)
    expect(new TextDecoder('latin1').decode((await response.arrayBuffer()).slice(0, 5))).toBe('%PDF-')
  })

  test('is not cached by her browser', () => {
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('is cached by the server until the directory changes', () => {
    expect(route.dynamic).toBe('force-static')
    expect(new Set(tags)).toEqual(new Set(['directory']))
  })
})
