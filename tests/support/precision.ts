import type { NewsTopic } from '@/lib/news/topics'

export interface Measured {
  /** Precision: of the headlines given a topic, the share given the right one. */
  precision: number
  /** Recall: of the headlines with a topic, the share that was given it. */
  recall: number
  count: number
  wrong: { title: string; given: NewsTopic; right: NewsTopic | 'none' }[]
}

/** A classifier's performance on labeled headlines. */
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
