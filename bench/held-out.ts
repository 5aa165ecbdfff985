/** Told stories that nothing is learned from (bench/relevance/held-out): the right danger named, and calm left alone. */
import { readFileSync } from 'node:fs'
import { type Danger, dangers } from '@/lib/search/danger-list'

/** Of the first set the labels say who is hurt too. */
const sets = {
  en: 'English',
  es: 'Spanish',
  'en-second': 'English, second set',
  'es-second': 'Spanish, second set',
} as const
export type HeldOutSet = keyof typeof sets

export interface HeldOut {
  /** Each of them serves; none if the story is calm. */
  wanted: readonly Danger[]
  /** Who is hurt, where that is said. */
  hurt?: string
  typed: string
}

/** One a line: its labels, a space, the story. The first label is the danger, the second who is hurt. */
export function readHeldOut(set: HeldOutSet): HeldOut[] {
  const lines = readFileSync(`bench/relevance/held-out/${set}.txt`, 'utf8').trim().split('\n')
  return lines.map((line) => {
    const [labels = ''] = line.split(' ', 1)
    const [danger = '', hurt] = labels.split('/')
    const told = danger.split('|')
    return { wanted: dangers.filter((one) => told.includes(one)), hurt, typed: line.slice(labels.length + 1) }
  })
}

export interface Hearing {
  /** The strongest first. */
  dangers: readonly Danger[]
  hurt: string
  mayBeDanger: boolean
}

const percent = (list: readonly boolean[]) =>
  list.length === 0 ? '' : `${((100 * list.filter(Boolean).length) / list.length).toFixed(1)} %`

export function judgeHeldOut(hear: (typed: string) => Hearing): Record<string, string>[] {
  return (Object.keys(sets) as HeldOutSet[]).map((set) => {
    const told = readHeldOut(set).map((one) => ({ ...one, heard: hear(one.typed) }))
    const ofDanger = told.filter(({ wanted }) => wanted.length > 0)
    const calm = told.filter(({ wanted }) => wanted.length === 0)
    const isNamed = ({
      wanted,
      heard: {
        dangers: [first],
      },
    }: (typeof told)[number]) => first !== undefined && wanted.includes(first)
    return {
      set: sets[set],
      stories: String(told.length),
      'danger named': percent(ofDanger.map(isNamed)),
      'heard as any': percent(ofDanger.map(({ heard }) => heard.dangers.length > 0)),
      'or a line': percent(ofDanger.map(({ heard }) => heard.dangers.length > 0 || heard.mayBeDanger)),
      'who is hurt': percent(
        ofDanger.flatMap(({ hurt, heard }) => (hurt && heard.dangers.length > 0 ? [heard.hurt === hurt] : [])),
      ),
      'calm left alone': percent(calm.map(({ heard }) => heard.dangers.length === 0)),
      'without a line': percent(calm.map(({ heard }) => heard.dangers.length === 0 && !heard.mayBeDanger)),
    }
  })
}
