/** Measures danger detection on held-out stories (bench/relevance/held-out), which are never used for training. */
import { readFileSync } from 'node:fs'
import { type Danger, dangers } from '@/lib/search/danger-list'

/** Only the labels of the first set include who is hurt. */
const sets = {
  en: 'English',
  es: 'Spanish',
  'en-second': 'English, second set',
  'es-second': 'Spanish, second set',
} as const
export type HeldOutSet = keyof typeof sets

export interface HeldOut {
  /** Each of these is right; empty if the story is calm. */
  wanted: readonly Danger[]
  /** Who is hurt, if labeled. */
  hurt?: string
  typed: string
}

/** One a line: its labels, a space, the story. The first label is the danger, the second who is hurt. */
export function readHeldOut(set: HeldOutSet): HeldOut[] {
  const lines = readFileSync(`bench/relevance/held-out/${set}.txt`, 'utf8').trim().split('\n')
  return lines.map((line) => {
    const [labels = ''] = line.split(' ', 1)
    const [danger = '', hurt] = labels.split('/')
    const dangerNames = danger.split('|')
    return { wanted: dangers.filter((one) => dangerNames.includes(one)), hurt, typed: line.slice(labels.length + 1) }
  })
}

export interface Detection {
  /** The strongest first. */
  dangers: readonly Danger[]
  hurt: string
  mayBeDanger: boolean
}

const percent = (list: readonly boolean[]) =>
  list.length === 0 ? '' : `${((100 * list.filter(Boolean).length) / list.length).toFixed(1)} %`

export function judgeHeldOut(detect: (typed: string) => Detection): Record<string, string>[] {
  return (Object.keys(sets) as HeldOutSet[]).map((set) => {
    const stories = readHeldOut(set).map((one) => ({ ...one, result: detect(one.typed) }))
    const withDanger = stories.filter(({ wanted }) => wanted.length > 0)
    const calm = stories.filter(({ wanted }) => wanted.length === 0)
    const isNamed = ({
      wanted,
      result: {
        dangers: [first],
      },
    }: (typeof stories)[number]) => first !== undefined && wanted.includes(first)
    return {
      set: sets[set],
      stories: String(stories.length),
      'danger named': percent(withDanger.map(isNamed)),
      'heard as any': percent(withDanger.map(({ result }) => result.dangers.length > 0)),
      'or a line': percent(withDanger.map(({ result }) => result.dangers.length > 0 || result.mayBeDanger)),
      'who is hurt': percent(
        withDanger.flatMap(({ hurt, result }) => (hurt && result.dangers.length > 0 ? [result.hurt === hurt] : [])),
      ),
      'calm left alone': percent(calm.map(({ result }) => result.dangers.length === 0)),
      'without a line': percent(calm.map(({ result }) => result.dangers.length === 0 && !result.mayBeDanger)),
    }
  })
}
