/** What an answer to danger must know besides its kind: the case, and who is hurt. */
import type { Danger, Hurt } from './danger-list'
import { readPatterns } from './patterns'
import { cases, circumstances, hurt, kidNamed, onlyNamed } from './phrases/danger-cases'

export type DangerCase = keyof typeof cases | keyof typeof circumstances

/** The danger that each case is by itself, in order of urgency. */
const dangerOfCase: Record<keyof typeof cases, Danger> = {
  poison: 'dying',
  missing: 'child',
  perinatal: 'suicide',
  fgm: 'child',
  postpartum: 'suicide',
}

type Test = (plain: string) => boolean

const readAll = <Name extends string>(texts: Record<Name, string>): [Name, Test][] =>
  Object.entries<string>(texts).map(([name, text]) => [name as Name, readPatterns(text)])

const ownCases = readAll(cases)
const otherCases = readAll(circumstances)
const hurtTests = Object.fromEntries(readAll(hurt)) as Record<keyof typeof hurt, Test>
/** Then it is no grown-up of hers who hurts her. */
const partner = /\b(?:my|mi|an?|the) (?:boyfriend|bf|girlfriend|ex|novio|novia)\b/
const isOnlyNamed = readPatterns(onlyNamed)
const isKidNamed = readPatterns(kidNamed)

/** Cases that are a danger whether another is heard or not, with that danger. */
export function findCases(plain: string): [DangerCase, Danger][] {
  return ownCases.flatMap(([name, is]) => (is(plain) ? [[name, dangerOfCase[name]]] : []))
}

/** What else is said of a danger that was heard. */
export function findCircumstances(plain: string): DangerCase[] {
  return otherCases.flatMap(([name, is]) => (is(plain) ? [name] : []))
}

export interface WhoIsHurt {
  hurt: Hurt
  /** No child is hurt, though one is named. */
  isChildSafe: boolean
}

export function readHurt(plain: string): WhoIsHurt {
  const is = (name: keyof typeof hurt) => hurtTests[name](plain)
  const isSelf = is('self')
  if (is('elderSelf') || (is('elder') && !isSelf)) return { hurt: 'elder', isChildSafe: true }
  if (is('young') && !partner.test(plain)) return { hurt: 'young', isChildSafe: false }
  if (!isSelf && is('grown')) return { hurt: 'other', isChildSafe: true }
  if (is('child')) return { hurt: isSelf ? 'self' : 'child', isChildSafe: false }
  if (!isSelf && is('other')) return { hurt: 'other', isChildSafe: !isKidNamed(plain) }
  return { hurt: 'self', isChildSafe: isOnlyNamed(plain) }
}
