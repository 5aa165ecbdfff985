/** What a list says in many columns: hours by day, and kinds of help and languages with a cross under their name. */
import { findLanguage } from '@/lib/geography/languages'
import { BLANK } from './cell-words'
import { guessHelpKind } from './help-terms'

/** 'hours monday', 'Mon Hours', 'Open Monday', 'monday_close', 'mon open 2'. */
const DAY =
  /^(?:hours?|schedule|times?|(?:opening|business|operating)hours|hoursofoperation)?(?<before>open(?:s|ing|hours)?|start|from|clos(?:e|es|ing)|end|until)?(?:time|at)?(?<day>mon|tue|wed|thu|fri|sat|sun)(?:day|s|sday|nes|nesday|r|rs|rsday|ur|urday)?(?:hours?|schedule|times?)?(?<after>open(?:s|ing)?|start|from|clos(?:e|es|ing)|end|until)?(?:time|at)?(?<turn>\d)?$/

export interface DayPart {
  day: string
  part: 'hoursOfDay' | 'opensOfDay' | 'closesOfDay'
  turn: string
}

export function findDayPart(plain: string): DayPart | null {
  const { before = '', day, after = '', turn = '' } = DAY.exec(plain)?.groups ?? {}
  if (!day || (before && after)) return null
  const word = before === 'openhours' ? '' : before || after
  const part = word === '' ? 'hoursOfDay' : /^(open|start|from)/.test(word) ? 'opensOfDay' : 'closesOfDay'
  return part === 'hoursOfDay' && turn ? null : { day: `${day.charAt(0).toUpperCase()}${day.slice(1)}`, part, turn }
}

interface Day {
  column: { at: number }
  part: DayPart
}

/** 'Mon 9am-5pm; Wed 9 AM to 1 PM', as the columns are named; days without words are left out. */
export function joinDays(days: readonly Day[], cells: readonly string[]): string {
  const read = ({ column }: Day) => {
    const words = (cells[column.at] ?? '').replace(/\s+/g, ' ').trim()
    return words === '' || BLANK.test(words) ? '' : words.replace(/(\d:\d\d):00\b/, '$1')
  }
  return days
    .flatMap((one) => {
      const { day, part, turn } = one.part
      const words = read(one)
      if (part === 'closesOfDay' || words === '') return []
      if (part === 'hoursOfDay') return [`${day} ${words}`]
      const other = days.find(
        (end) => end.part.part === 'closesOfDay' && end.part.day === day && end.part.turn === turn,
      )
      const until = other ? read(other) : ''
      // One of the two alone says too little.
      return until === '' || /closed/i.test(words + until) ? [] : [`${day} ${words} to ${until}`]
    })
    .join('; ')
}

/** Whom it is for, which stands as a yes beside many kinds of help. */
const OF_PEOPLE = new Set(['veterans', 'disability', 'elder', 'lgbtq', 'health-coverage', 'benefits', 'refugee'])

/** 'Food' or 'Topic covered: Foreclosure' or 'Spanish', whose values are yes and no. */
export function readFlagName(name: string): { kind: string } | { language: string } | null {
  const words = name
    .replace(/^.*:\s*/, '')
    .replaceAll('_', ' ')
    .trim()
  if (words.split(/\s+/).length > 3) return null
  const language = findLanguage(words.replace(/\s*\(.*\)$/, '').toLowerCase())
  if (language) return { language }
  const kind = guessHelpKind(words)
  return kind && !OF_PEOPLE.has(kind) ? { kind } : null
}

export const isFlag = (cell: string) => /^(yes|no|true|false|[xyntf01]|✓|checked)$/i.test(cell)
export const isYes = (cell: string) => /^(yes|true|[xyt1]|✓|checked)$/i.test(cell.trim())
