/** What the answer depends on besides the kind of danger: the special case, and who is hurt. */
import type { Danger, HurtPerson } from './danger-list'
import { readPatterns } from './patterns'
import { cases, childrenOnlyMentioned, circumstances, hurt, othersChildren } from './phrases/danger-cases'

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

const compileAll = <Name extends string>(texts: Record<Name, string>): [Name, Test][] =>
  Object.entries<string>(texts).map(([name, text]) => [name as Name, readPatterns(text)])

const dangerCaseTests = compileAll(cases)
const circumstanceTests = compileAll(circumstances)
const hurtTests = Object.fromEntries(compileAll(hurt)) as Record<keyof typeof hurt, Test>
/** A teen hurt by a partner is not hurt by an adult of her family. */
const youngPartner = /\b(?:my|mi|an?|the) (?:boyfriend|bf|girlfriend|ex|novio|novia)\b/
const isChildOnlyMentioned = readPatterns(childrenOnlyMentioned)
const isOthersChild = readPatterns(othersChildren)

/** Cases that are a danger by themselves, with that danger. */
export function findCases(plain: string): [DangerCase, Danger][] {
  return dangerCaseTests.flatMap(([name, is]) => (is(plain) ? [[name, dangerOfCase[name]]] : []))
}

/** Circumstances of a danger that was detected otherwise. */
export function findCircumstances(plain: string): DangerCase[] {
  return circumstanceTests.flatMap(([name, is]) => (is(plain) ? [name] : []))
}

export interface HurtReading {
  hurt: HurtPerson
  /** A child is mentioned but not hurt. */
  isChildSafe: boolean
}

export function readWhoIsHurt(plain: string): HurtReading {
  const is = (name: keyof typeof hurt) => hurtTests[name](plain)
  const isSelf = is('self')
  if (is('elderSelf') || (is('elder') && !isSelf)) return { hurt: 'elder', isChildSafe: true }
  if (is('young') && !youngPartner.test(plain)) return { hurt: 'young', isChildSafe: false }
  if (!isSelf && is('grown')) return { hurt: 'other', isChildSafe: true }
  if (is('child')) return { hurt: isSelf ? 'self' : 'child', isChildSafe: false }
  if (!isSelf && is('other')) return { hurt: 'other', isChildSafe: !isOthersChild(plain) }
  return { hurt: 'self', isChildSafe: isChildOnlyMentioned(plain) }
}
