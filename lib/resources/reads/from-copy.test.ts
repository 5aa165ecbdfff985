import { expect, it } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { isFromCopy } from './from-copy'
import { getSnapshot } from './snapshot'

useDatabase()

it('reports no copy while the database answers', async () => {
  expect(await isFromCopy()).toBe(false)
})

it('starts with every local anti-violence program and every statewide line', async () => {
  const copy = await getSnapshot()
  const { items } = await copy.listResources({ tag: 'local-program', limit: 1000 })
  expect(items.length).toBeGreaterThan(600)
  const { items: lines } = await copy.listResources({ state: 'WY', emergency: true, limit: 100 })
  expect(lines.some(({ countiesServed }) => countiesServed.length > 0)).toBe(true)
})
