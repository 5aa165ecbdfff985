/**
 * Her own plan on paper that looks like something else: in her own few words, since ours would tell. It is made in the
 * page from the open plan, and is nowhere else.
 */
import type { Plan } from '../plan'
import { type PaperLooks, type Pattern, type PlainList, writeDigits } from './words'

/** What makes whoever reads a line stop, in either language, by the beginnings of words. */
const telling =
  /(?<![\p{L}\d])(911|abus|advoca|alert|assault|attack|violen|weapon|gun\b|knife|danger|emergenc|safe|shelter|refug|polic|court|lawyer|attorney|custod|protecti|restrain|order of|hotline|threat|hurt|hit(s|ting)?\b|beat|kill|escap|run away|hide|hidden|secret|leav(e|ing)|left him|evidence|proof|stalk|track|spy|password|passphrase|code word|plan\b|divorc|immigra|visa\b|agred|agres|maltrat|golp|arma(s)?\b|pistola|cuchillo|peligr|emerg|segur|salvo|corte\b|abogad|custodia|orden(es)? de|proteg|protecci|línea de ayuda|amenaz|lastim|matar|huir|escond|secret|irse\b|irme\b|sal(ir|ida)\b|pruebas?\b|acos|rastre|espía|contraseña|palabra clave|plan(es)?\b|migra|intercesor)/iu

/** The word that gives a line away, as it stands there. */
export function findTelling(text: string): string | null {
  const at = telling.exec(text)
  return at ? (/^[\p{L}\d]+/u.exec(text.slice(at.index))?.[0] ?? at[0]) : null
}

export const MAX_LINE_LENGTH = 60

/** Her own words, where they fit and do not tell. */
function take(text: string): string {
  const line = text.trim()
  return line.length > MAX_LINE_LENGTH || findTelling(line) ? '' : line
}

/** A list to choose steps from, with a few words for each that tell nobody else. */
export interface CuedSteps {
  id: string
  steps: readonly string[]
  cues: readonly string[]
}

export interface PlanLine {
  key: string
  meaning: string
  digits: string
  /** What the paper says before she writes something else; empty where only she can find words that do not tell. */
  suggested: string
}

/** A line for each step and each person. What she wrote herself comes before our words. */
export function listPlanLines({ steps, people }: Plan, groups: readonly CuedSteps[]): PlanLine[] {
  const cueOf = (id: string, text: string) => {
    const group = groups.find((one) => one.id === id)
    return group ? (group.cues[group.steps.indexOf(text)] ?? '') : take(text)
  }
  return [
    ...steps.map(({ group, text, note }) => ({
      key: `${group}/${text}`,
      meaning: text,
      digits: '',
      suggested: take(note) || cueOf(group, text),
    })),
    ...people
      .filter(({ name, phone }) => name.trim() || phone.trim())
      .map(({ name, phone }, at) => ({
        key: `person/${at}`,
        meaning: [name.trim(), phone.trim()].filter(Boolean).join(', '),
        digits: writeDigits(phone, null),
        suggested: take(name),
      })),
  ]
}

/** `typed` is what she wrote instead, by the key of the line. A line without a word and a number is left out. */
export function writePlanPaper(
  lines: PlanLine[],
  typed: ReadonlyMap<string, string>,
  looks: PaperLooks,
  pattern: Pattern,
): PlainList {
  const { title, column, end } = looks[pattern]
  const written = lines
    .map(({ key, digits, meaning, suggested }) => ({ thing: (typed.get(key) ?? suggested).trim(), digits, meaning }))
    .filter(({ thing, digits }) => thing || digits)
  return { title, end, column: written.some(({ digits }) => digits) ? column : '', lines: written }
}
