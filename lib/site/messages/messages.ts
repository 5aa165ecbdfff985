/**
 * The short pages in the languages most asked for after Spanish. `xx.json` has the words of one language, with the keys
 * of `en.json`; what the danger panel says too is in panel.ts. Adding a language is those
 * two files.
 *
 * Chosen by the number of people who speak English less than “very well” in the American Community Survey, 2016, table
 * B16001 of the Census Bureau, as copied at
 * github.com/gabrieljohndusing/NCNW-Project-Datasets/blob/main/data-sets/census/us/acs-acs1/data/2016/acs-acs1-2016-GROUP_B16001_DATA.csv
 * (read on November 28, 2026): Chinese 1,854,311, Vietnamese 875,720, Korean 583,054, Tagalog 542,749, Arabic 460,216,
 * Russian 390,292, Haitian 337,380, Portuguese 271,881, French 251,087; the next, Polish, 206,439.
 */
import 'server-only'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import en from './en.json'
import { askForInterpreter, directionOf, languagePath, type OtherLanguage, otherLanguages } from './panel'

export type MessageKey = keyof typeof en
export type Messages = Record<MessageKey, string>

export const messageKeys = Object.keys(en) as MessageKey[]

const messagesSchema = z.strictObject(
  Object.fromEntries(messageKeys.map((key) => [key, z.string().min(1)])) as Record<MessageKey, z.ZodString>,
)

export interface HelpLanguage extends OtherLanguage {
  own: string
  path: string
  direction: 'ltr' | 'rtl'
  messages: Messages
  /** What to say on a call, in English. */
  english: string
}

/** Fills the places that a message has: `{word}`. */
export function fill(message: string, values: Record<string, string | number>): string {
  return message.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}

function read(language: OtherLanguage): HelpLanguage[] {
  const { tag, name, own } = language
  if (!own) return []
  const file = readFileSync(join(process.cwd(), 'lib/site/messages', `${tag}.json`), 'utf8')
  const messages = messagesSchema.parse(JSON.parse(file))
  return [
    {
      ...language,
      own,
      path: languagePath(tag),
      direction: directionOf(tag),
      messages,
      english: askForInterpreter(name),
    },
  ]
}

let languages: HelpLanguage[] | undefined

/** In the order of their own entries: the most asked for first. */
export function listHelpLanguages(): HelpLanguage[] {
  languages ??= otherLanguages.flatMap(read)
  return languages
}

/** By its tag, in any case: 'zh-hans'. */
export function findHelpLanguage(tag: string): HelpLanguage | null {
  return listHelpLanguages().find((one) => one.tag.toLowerCase() === tag.toLowerCase()) ?? null
}

/** Every text of its page with the same in English, in the order of the page. */
export function listSentences(language: HelpLanguage): { english: string; own: string }[] {
  const { title, danger, lines, interpreter, say, messages } = language
  return [
    { english: 'There is help for you', own: title },
    { english: 'If you are in danger now, call 911.', own: danger },
    { english: 'Violence at home (free, 24 hours)', own: lines[0] },
    { english: 'If you think of suicide', own: lines[1] },
    { english: 'There are free interpreters by phone.', own: interpreter },
    { english: 'Say in English:', own: say },
    ...messageKeys.map((key) => ({ english: en[key], own: messages[key] })),
  ]
}

/** Changes with any word: a reading holds only for the words that were read. */
export function versionOf(language: HelpLanguage): string {
  return createHash('sha256')
    .update(JSON.stringify(listSentences(language).map(({ own }) => own)))
    .digest('hex')
    .slice(0, 16)
}

/** What Quick Exit says, in the form of its script (lib/safety/exit-script.js). */
export function exitWordsOf({ messages }: HelpLanguage) {
  return {
    missing: messages['exit.missing'],
    later: messages['exit.later'],
    reload: messages['exit.reload'],
    press: messages['exit.press'],
    pressOnce: messages['exit.pressOnce'],
    quiet: '/quiet',
  }
}
