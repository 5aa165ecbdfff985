/** A question in a language that the search does not read: told by its script, or by fixed phrases of danger. */
import type { OtherLanguageAnswer } from '@/lib/resources/schema'
import { hotline } from '@/lib/site/public-facts'
import { type OtherLanguage, otherLanguages, phrases, phrasesInEnglish, scripts } from './phrases/other-languages'
import { foldText } from './tokens'

/** One letter may be a mark; a word is not. */
const LEAST_LETTERS = 2

const compile = (text: string) => new RegExp(`(?<![a-z])(?:${text})(?![a-z])`)
const compiled = Object.entries(phrases).map(([tag, text]) => [tag, compile(text)] as const)
const compiledInEnglish = phrasesInEnglish.map(([name, text]) => [name, compile(text)] as const)

/** Letters that no accent explains: 'đánh', 'mąż'. */
const fold = (text: string) =>
  foldText(text).replaceAll('đ', 'd').replaceAll('ł', 'l').replaceAll('ı', 'i').replace(/\s+/g, ' ')

const countOf = (script: string, text: string) => text.match(new RegExp(`\\p{Script=${script}}`, 'gu'))?.length ?? 0

function readArabic(text: string): string {
  if (/[ٹڈڑںےھہ]/.test(text)) return 'ur'
  return /[پچژگکی]/.test(text) ? 'fa' : 'ar'
}

/** Scripts of languages that have a text here. */
const told: readonly [script: string, tagOf: (text: string) => string][] = [
  ['Han', (text) => (countOf('Hiragana', text) + countOf('Katakana', text) > 0 ? 'ja' : 'zh')],
  ['Hiragana', () => 'ja'],
  ['Katakana', () => 'ja'],
  ['Hangul', () => 'ko'],
  ['Cyrillic', (text) => (/[іїєґ]/i.test(text) ? 'uk' : 'ru')],
  ['Arabic', readArabic],
  ['Devanagari', () => 'hi'],
  ['Bengali', () => 'bn'],
  ['Ethiopic', () => 'am'],
]

function inEnglish(name: string): OtherLanguage {
  return {
    tag: 'en',
    name,
    title: 'There is help for you',
    danger: 'If you are in danger now, call 911.',
    lines: ['Violence at home (free, 24 hours)', 'If you think of suicide'],
    interpreter: 'There are free interpreters by phone.',
    say: 'Say in English:',
  }
}

function findLanguage(typed: string): OtherLanguage | null {
  const byTag = (tag: string) => otherLanguages.find((one) => one.tag === tag) ?? null
  const script = told.find(([name]) => countOf(name, typed) >= LEAST_LETTERS)
  if (script) return byTag(script[1](typed))
  const other = scripts.find(([name]) => countOf(name, typed) >= LEAST_LETTERS)
  if (other) return inEnglish(other[1])
  const folded = fold(typed)
  const spoken = compiled.find(([, expression]) => expression.test(folded))
  if (spoken) return byTag(spoken[0])
  const further = compiledInEnglish.find(([, expression]) => expression.test(folded))
  return further ? inEnglish(further[0]) : null
}

/** Whom to call, in her language; null if her words are English or Spanish. */
export function answerInOtherLanguage(typed: string): OtherLanguageAnswer | null {
  const found = findLanguage(typed)
  if (!found) return null
  const { tag, name, title, danger, lines, interpreter, say } = found
  const phones = ['domestic-violence', 'suicide-prevention'].map((id) => hotline(id).phone ?? '')
  return {
    tag,
    direction: ['ar', 'fa', 'ur'].includes(tag) ? 'rtl' : 'ltr',
    title,
    danger,
    lines: lines.map((about, at) => ({ about, phone: phones[at] ?? '' })),
    interpreter,
    say,
    english: `I need help. I speak ${name}. Interpreter, please.`,
  }
}
