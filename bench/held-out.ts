/** Told stories that nothing is learned from (bench/relevance/held-out): the right danger named, and calm left alone. */
import { readFileSync } from 'node:fs'
import { type Danger, dangers } from '@/lib/search/danger-list'

const languages = { en: 'English', es: 'Spanish' } as const
type Language = keyof typeof languages

export interface HeldOut {
  /** Each of them serves; none if the story is calm. */
  wanted: readonly Danger[]
  typed: string
}

/** One a line: its labels, a space, the story. The first label is the danger. */
export function readHeldOut(language: Language): HeldOut[] {
  const lines = readFileSync(`bench/relevance/held-out/${language}.txt`, 'utf8').trim().split('\n')
  return lines.map((line) => {
    const [labels = ''] = line.split(' ', 1)
    const told = (labels.split('/')[0] ?? '').split('|')
    return { wanted: dangers.filter((danger) => told.includes(danger)), typed: line.slice(labels.length + 1) }
  })
}

const percent = (list: readonly boolean[]) =>
  `${((100 * list.filter(Boolean).length) / Math.max(1, list.length)).toFixed(1)} %`

/** `hear` names the dangers of a story, the strongest first. */
export function judgeHeldOut(hear: (typed: string) => readonly Danger[]): Record<string, string>[] {
  return (Object.keys(languages) as Language[]).map((language) => {
    const told = readHeldOut(language).map(({ wanted, typed }) => ({ wanted, heard: hear(typed) }))
    const ofDanger = told.filter(({ wanted }) => wanted.length > 0)
    return {
      language: languages[language],
      stories: String(told.length),
      'danger named': percent(ofDanger.map(({ wanted, heard }) => heard[0] !== undefined && wanted.includes(heard[0]))),
      'danger heard': percent(ofDanger.map(({ heard }) => heard.length > 0)),
      'calm left alone': percent(
        told.filter(({ wanted }) => wanted.length === 0).map(({ heard }) => heard.length === 0),
      ),
    }
  })
}
