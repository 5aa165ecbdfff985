import { unstable_cache } from 'next/cache'

/** A day: tagged entries are refreshed on change, and this only limits time-dependent text such as 'Not checked since'. */
const DAY = 86_400

/** A read whose result is cached until one of its tags expires. Arguments and result must be plain JSON. */
export function cached<Arguments extends unknown[], Result>(
  name: string,
  read: (...args: Arguments) => Promise<Result>,
  tags: string[],
): (...args: Arguments) => Promise<Result> {
  return unstable_cache(read, [name], { tags, revalidate: DAY })
}
