import { notFound } from 'next/navigation'

/** For a page about one thing: that thing, or the page that says that there is none. */
export function orNotFoundPage<Thing>(thing: Thing | null | undefined): Thing {
  if (!thing) notFound()
  return thing
}
