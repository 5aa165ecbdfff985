import { unstable_cache } from 'next/cache'

/** A day: tagged entries are refreshed on change, and this only limits time-dependent text such as 'Not checked since'. */
const DAY = 86_400

/** Next caches no result of a read that throws. */
class NothingFound extends Error {
  override name = 'NothingThere'
}

/**
 * A read whose result is cached until one of its tags expires. Arguments and result must be plain JSON. That there is
 * nothing (`null`) is not cached: each entry is a file, and anyone can make up addresses.
 */
export function cached<Arguments extends unknown[], Result>(
  name: string,
  read: (...args: Arguments) => Promise<Result>,
  tags: string[],
): (...args: Arguments) => Promise<Result> {
  const cachedRead = unstable_cache(
    async (...args: Arguments) => {
      const result = await read(...args)
      if (result === null || result === undefined) throw new NothingFound()
      return { result }
    },
    [name],
    { tags, revalidate: DAY },
  )
  return async (...args) => {
    try {
      return (await cachedRead(...args)).result
    } catch (error) {
      if (error instanceof Error && error.name === 'NothingThere') return null as Result
      throw error
    }
  }
}
