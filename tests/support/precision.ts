import type { NewsTopic } from '@/lib/news/topics'

export interface Measured {
  /** Of what was given a topic, the share that has the right one. */
  precision: number
  /** Of what has a topic, the share that was given it. */
  recall: number
  count: number
  wrong: { title: string; given: NewsTopic; right: NewsTopic | 'none' }[]
}

/** How well a classifier does on headlines that a person has labelled. */
export function measurePrecision(
  classify: (title: string) => NewsTopic | null,
  labelled: Record<NewsTopic | 'none', string[]>,
): Measured {
  const all = Object.entries(labelled).flatMap(([right, titles]) =>
    titles.map((title) => ({ title, right: right as NewsTopic | 'none', given: classify(title) })),
  )
  const given = all.flatMap((one) => (one.given ? [{ ...one, given: one.given }] : []))
  const right = given.filter((one) => one.given === one.right)
  return {
    precision: right.length / given.length,
    recall: right.length / all.filter((one) => one.right !== 'none').length,
    count: all.length,
    wrong: given.filter((one) => one.given !== one.right),
  }
}
