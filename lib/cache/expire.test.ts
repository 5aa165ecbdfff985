import { expect, it } from 'vitest'
import { resetOnce } from '@/lib/once-per-process.mjs'
import { EVERY_PAGE } from './every-page.mjs'
import { expireTags } from './expire'
import PageCache from './handler.mjs'

it('tags expired before the cache exists apply once it is created, and only once', async () => {
  resetOnce('page-stores')
  await expireTags([EVERY_PAGE])
  const expired: string[][] = []
  class Watched extends PageCache {
    override async revalidateTag(tags: string[]): Promise<void> {
      expired.push(tags)
    }
  }
  new Watched({ serverDistDir: '/nowhere', dev: false } as never)
  expect(expired).toEqual([[EVERY_PAGE]])
  new Watched({ serverDistDir: '/nowhere', dev: false } as never)
  expect(expired).toHaveLength(1)
})
