/** Corrects unknown words to a word in the phrase table, or to a town. */
import { countEdits } from '@/lib/text/spelling'
import { stem } from './tokens'

export interface Correction {
  from: string
  to: string
}

function allowedEdits(word: string): number {
  return word.length < 5 ? 0 : word.length < 8 ? 1 : 2
}

/** A word without its vowels and doubled letters, each sound with one letter: 'aboose' equals 'abuse', 'memfis' 'memphis'. */
const consonantsOf = (word: string) =>
  word
    .replaceAll('ph', 'f')
    .replace(/c(?![eihy])|q/g, 'k')
    .replace(/(?<=.)[aeiouy]/g, '')
    .replace(/(.)\1+/g, '$1')

function findNearest(word: string, candidates: readonly string[]): { to: string; edits: number } | null {
  const allowed = allowedEdits(word)
  let best: { to: string; edits: number } | null = null
  for (const term of candidates) {
    if (Math.abs(term.length - word.length) > allowed + 1) continue
    // People hardly ever get a word's first letter wrong.
    if (term[0] !== word[0] && term[1] !== word[1]) continue
    const counted = countEdits(word, term, allowed + 1)
    // One more edit is allowed if only vowels or doubled letters differ.
    const edits =
      counted === allowed + 1 && word.length > 5 && consonantsOf(word) === consonantsOf(term) ? allowed : counted
    const isBetter =
      !best || counted < best.edits || (counted === best.edits && term[0] === word[0] && best.to[0] !== word[0])
    if (edits <= allowed && isBetter) best = { to: term, edits: counted }
  }
  return best
}

/** Words that mean danger by themselves. An unknown word one edit away is corrected to them before anything else. */
const dangerWordList = (
  'raped raping rapist abused abusing abuser abusive choked choking strangled stabbed punched molested suicide suicidal ' +
  'trafficked stalking stalked stalker assaulted overdose overdosed poisoned kidnapped threatened threatening groped ' +
  'violada violaron golpea golpeo golpeada maltrata maltratada amenaza amenazo suicidarme matarme estrangulo abusaron ' +
  'secuestrada desaparecida'
).split(' ')

export const isDangerWord = (word: string) => dangerWordList.includes(word)

/** With fewer letters every word is near another. */
const MIN_LETTERS = 5

function findDangerWord(word: string): string | null {
  if (word.length < MIN_LETTERS) return null
  const near = dangerWordList.filter((one) => one[0] === word[0])
  const oneEditAway = near.find((one) => countEdits(word, one, 1) === 1)
  return oneEditAway ?? near.find((one) => one.length > 6 && consonantsOf(one) === consonantsOf(word)) ?? null
}

/** Second words of two-word town names by their first, and vice versa. */
interface Pairs {
  seconds: Map<string, string[]>
  firsts: Map<string, string[]>
}

const pairsOf = new WeakMap<readonly string[], Pairs>()

function listPairs(towns: readonly string[]): Pairs {
  const known = pairsOf.get(towns)
  if (known) return known
  const pairs: Pairs = { seconds: new Map(), firsts: new Map() }
  const add = (map: Map<string, string[]>, key: string, word: string) => map.set(key, [...(map.get(key) ?? []), word])
  for (const town of towns) {
    const [first = '', second = '', ...more] = town.split(' ')
    if (more.length > 0 || !second) continue
    add(pairs.seconds, first, second)
    add(pairs.firsts, second, first)
  }
  pairsOf.set(towns, pairs)
  return pairs
}

/** One word of a two-word town name: 'twin fals'. The other word, spelled right, shows that a town is meant. */
function correctInTown(words: readonly string[], at: number, towns: readonly string[]): string | null {
  const word = words[at] ?? ''
  if (word.length < 4) return null
  const allowed = Math.max(1, allowedEdits(word))
  const { seconds, firsts } = listPairs(towns)
  const candidates = [...(seconds.get(words[at - 1] ?? '') ?? []), ...(firsts.get(words[at + 1] ?? '') ?? [])]
  return candidates.find((one) => countEdits(word, one, allowed) <= allowed) ?? null
}

/** Possible base forms of a word: 'stealing', 'released', 'mandarme', 'mandandolo'. */
function listBases(word: string): string[] {
  const [, base = ''] = word.match(/^([a-z]{3,})(?:ing|ed|er|ers|ly|d)$/) ?? []
  const [, infinitive = ''] =
    word.match(/^([a-z]{2,}[aei]r)(?:me|te|se|lo|la|le|nos|los|las|les|melo|mela|selo|sela)$/) ?? []
  const [, stem = ''] =
    word.match(/^([a-z]{3,})(?:ando|iendo|andome|iendome|aron|ieron|aba|aban|ado|ada|ido|ida)$/) ?? []
  return [
    ...(base ? [base, `${base}e`, base.replace(/(.)\1$/, '$1')] : []),
    ...(infinitive ? [infinitive] : []),
    ...(stem ? [`${stem}ar`, `${stem}er`, `${stem}ir`, `${stem}a`, `${stem}e`] : []),
  ]
}

export function isFormOf(word: string, isKnown: (base: string) => boolean): boolean {
  return listBases(word).some(isKnown)
}

/** Corrects words outside all phrases, known or not: 'baton rogue'. */
export function correctTown(rest: readonly string[], typed: readonly string[], towns: readonly string[]): Correction[] {
  for (const word of rest) {
    const to = correctInTown(typed, typed.indexOf(word), towns)
    if (to && to !== word) return [{ from: word, to }]
  }
  return []
}

/** Numbers and codes are never corrected. */
export const mayBeMisspelled = (word: string) => !/\d/.test(word)

export function correctWords(
  unknown: readonly string[],
  words: readonly string[],
  towns: readonly string[],
  mayBeTown: boolean,
): Correction[] {
  return unknown.filter(mayBeMisspelled).flatMap((word) => {
    const danger = findDangerWord(word)
    if (danger) return { from: word, to: danger }
    const phrase = findNearest(stem(word), words)
    const town = mayBeTown ? findNearest(word, towns) : null
    const best = town && (!phrase || town.edits < phrase.edits) ? town : phrase
    // 'Marcarme' is not 'matarme': one verb is as likely as the other.
    if (best && best.edits > 1 && /[aei]r(?:me|te|se|lo|la|le|nos)$/.test(best.to)) return []
    return best && best.to !== word ? [{ from: word, to: best.to }] : []
  })
}
