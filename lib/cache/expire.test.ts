import { expect, it } from 'vitest'
import { EVERY_PAGE } from './every-page.mjs'
import { expireOwnTags } from './expire'
import PageCache from './handler.mjs'

it('what expires before the first request makes the cache counts for the first page already', async () => {
  Reflect.deleteProperty(globalThis, Symbol.for('marigold.page-cache'))
  await expireOwnTags([EVERY_PAGE])
  const expired: string[][] = []
  class Watched extends PageCache {
    override async revalidateOwnTags(tags: string[]): Promise<void> {
      expired.push(tags)
    }
  }
  new Watched({ serverDistDir: '/nowhere', dev: false } as never)
  expect(expired).toEqual([[EVERY_PAGE]])
  new Watched({ serverDistDir: '/nowhere', dev: false } as never)
  expect(expired).toHaveLength(1)
})
