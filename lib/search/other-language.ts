/** Recognizes a language that the search does not read, by its script or by fixed phrases about danger. */
import type { OtherLanguageAnswer } from '@/lib/resources/schema'
import {
  askForInterpreter,
  directionOf,
  languagePath,
  type OtherLanguage,
  otherLanguages,
} from '@/lib/site/messages/panel'
import { hotline } from '@/lib/site/public-facts'
import { phrases, phrasesInEnglish, scripts } from './phrases/other-languages'
import { foldText } from './tokens'

/** One letter may be a mark; a word is not. */
const MIN_LETTERS = 2

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

function readHan(text: string): string {
  if (countOf('Hiragana', text) + countOf('Katakana', text) > 0) return 'ja'
  return traditional.test(text) ? 'zh-Hant' : 'zh-Hans'
}

/** Common characters that exist only in the traditional script. */
const traditional =
  /[們個這說話請幫對過來時會發現國學為經後裡還讓開關點電無號車錢嗎媽殺傷從謝愛兒給買賣頭聽見寫邊兩場醫護離歲歡難樣應該強門問題長東]/

/** Scripts of languages that have a translated answer here. */
const translatedScripts: readonly [script: string, tagOf: (text: string) => string][] = [
  ['Han', readHan],
  ['Hiragana', () => 'ja'],
  ['Katakana', () => 'ja'],
  ['Hangul', () => 'ko'],
  ['Cyrillic', (text) => (/[іїєґ]/i.test(text) ? 'uk' : 'ru')],
  ['Arabic', readArabic],
  ['Devanagari', () => 'hi'],
  ['Bengali', () => 'bn'],
  ['Ethiopic', () => 'am'],
]

function answerInEnglish(name: string): OtherLanguage {
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
  const script = translatedScripts.find(([name]) => countOf(name, typed) >= MIN_LETTERS)
  if (script) return byTag(script[1](typed))
  const other = scripts.find(([name]) => countOf(name, typed) >= MIN_LETTERS)
  if (other) return answerInEnglish(other[1])
  const folded = fold(typed)
  const byWords = compiled.find(([, expression]) => expression.test(folded))
  if (byWords) return byTag(byWords[0])
  const byWordsInEnglish = compiledInEnglish.find(([, expression]) => expression.test(folded))
  return byWordsInEnglish ? answerInEnglish(byWordsInEnglish[0]) : null
}

/** Whom to call, in her language; null if her words are English or Spanish. */
export function answerInOtherLanguage(typed: string): OtherLanguageAnswer | null {
  const found = findLanguage(typed)
  if (!found) return null
  const { tag, name, own, title, danger, lines, interpreter, say } = found
  const phones = ['domestic-violence', 'suicide-prevention'].map((id) => hotline(id).phone ?? '')
  return {
    tag,
    direction: directionOf(tag),
    title,
    danger,
    lines: lines.map((about, at) => ({ about, phone: phones[at] ?? '' })),
    interpreter,
    say,
    english: askForInterpreter(name),
    page: own ? { name: own, path: languagePath(tag) } : null,
  }
}
