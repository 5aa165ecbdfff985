/** Every page under /es that a visitor reaches, but for those of places and records: no English that is not marked as such. */
import { beforeAll, expect, it } from 'vitest'
import { addresses } from './e2e/addresses'
import { useDatabase } from './support/database'
import { listNames, readSpanishPage } from './support/spanish-pages'

const database = useDatabase()

/** Of those with a number of addresses of one kind, one each. */
const paths = addresses
  .filter(({ isFound, class: kind }) => isFound && ['cached', 'per-request', 'private'].includes(kind ?? ''))
  .map(({ path }) => path)
  .filter((path) =>
    /^\/es\b(?!\/(?:help|resources|advocates|location-services|safe-tonight|legal-education)\b)/.test(path),
  )

let names: string[] = []

beforeAll(async () => {
  names = await listNames(database)
})

it.each([...paths, '/es/errors/missing'])('%s', async (path) => {
  expect(await readSpanishPage(path, names)).toEqual([])
})
