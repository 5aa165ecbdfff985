import { unstable_cache } from 'next/cache'

/** A day: what is tagged is refreshed when it changes, and this is only the limit for words such as 'Not checked since'. */
const DAY = 86_400

/** A read whose answer is kept until one of its tags is expired. Its arguments and answer must be plain JSON. */
export function cached<Arguments extends unknown[], Result>(
  name: string,
  read: (...args: Arguments) => Promise<Result>,
  tags: string[],
): (...args: Arguments) => Promise<Result> {
  return unstable_cache(read, [name], { tags, revalidate: DAY })
}
