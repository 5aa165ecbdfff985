import { notFound } from 'next/navigation'

/** Returns the item, or renders the 404 page if it is null. */
export function orNotFoundPage<Thing>(thing: Thing | null | undefined): Thing {
  if (!thing) notFound()
  return thing
}
