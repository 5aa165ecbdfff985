/**
 * Messages become words: one without values is a text, one with values a function of them by name, and a list with values
 * a function that gives the list. A build compiles the messages (compile-messages.mjs); elsewhere each is compiled once,
 * on first use.
 */
import compile from 'icu-minify/compile'
import format, { type CompiledMessage } from 'icu-minify/format'
import type { ReactNode } from 'react'
import type { Arguments, Tag } from './arguments'
import type { Grammar } from './grammar'

type Value = string | number | boolean | null | undefined | Tag
type Values = Record<string, Value>
type Tree = string | CompiledMessage | { [key: string]: Tree }

type Outcome<Message, Given> = Tag extends Given[keyof Given] ? ReactNode : Message extends string ? string : string[]

type IsList<Messages> = '1' extends keyof Messages ? ('0' extends keyof Messages ? false : true) : false

/** The words of a tree of messages. Keys '1', '2' and so on, without '0', make a list. */
export type WordsOf<Messages, At extends string> = At extends keyof Arguments
  ? (values: Arguments[At]) => Outcome<Messages, Arguments[At]>
  : Messages extends string
    ? string
    : IsList<Messages> extends true
      ? WordsOf<Messages[keyof Messages], `${At}.1`>[]
      : { [Key in keyof Messages]: WordsOf<Messages[Key], `${At}.${Key & string}`> }

/** Creating one costs more than a page of messages. */
function remember<Made>(make: (tag: string, style: object | undefined) => Made) {
  const made = new Map<string, Made>()
  return (tag?: string | string[], style?: object): Made => {
    const key = style ? `${tag}${JSON.stringify(style)}` : String(tag)
    const found = made.get(key) ?? make(String(tag), style)
    made.set(key, found)
    return found
  }
}

const options = {
  formatters: {
    getNumberFormat: remember((tag, style) => new Intl.NumberFormat(tag, style)),
    getPluralRules: remember((tag, style) => new Intl.PluralRules(tag, style)),
    getDateTimeFormat: remember((tag, style) => new Intl.DateTimeFormat(tag, style)),
  },
} as Parameters<typeof format>[3]

/** The value that `select` compares: `none` for a missing value, `yes` for true. */
function toPlainValue(value: Value): string | number | Tag {
  if (value === null || value === undefined || value === false) return 'none'
  return value === true ? 'yes' : value
}

/** The values, and the forms that a language has for them: `theState` of a `code`, `ofName` of a `name`. */
function prepareValues(values: Values, grammar: Grammar | undefined): Record<string, string | number | Tag> {
  const all: Record<string, string | number | Tag> = {}
  for (const name in values) {
    const value = toPlainValue(values[name])
    const own = grammar?.forms[name]
    all[name] = value
    if (own && typeof values[name] === 'string') Object.assign(all, own(values[name]))
  }
  return all
}

interface FormatContext {
  tag: string
  grammar?: Grammar | undefined
}

/** What a function of words was made of. */
const made = new WeakMap<object, CompiledMessage>()

function compileMessage(message: string | CompiledMessage, { tag, grammar }: FormatContext) {
  let compiled: CompiledMessage | undefined = typeof message === 'string' ? undefined : message
  const write = (values: Values) => {
    compiled ??= compile(message as string)
    return format(compiled, tag, prepareValues(values, grammar) as Record<string, string>, options)
  }
  made.set(write, message)
  return write
}

function compileNode(node: Tree, speaker: FormatContext): unknown {
  if (typeof node === 'string') return /\{|<[a-z]/.test(node) ? compileMessage(node, speaker) : node
  if (Array.isArray(node)) return compileMessage(node, speaker)
  const entries = Object.entries(node).map(([key, inner]) => [key, compileNode(inner, speaker)] as const)
  if (!('1' in node) || '0' in node) return Object.fromEntries(entries)
  const list = entries.map(([, said]) => said)
  if (!list.some((said) => typeof said === 'function')) return list
  return (values: Values) => list.map((said) => (typeof said === 'function' ? said(values) : said))
}

/** `at` is the path of the tree in the messages: 'records', 'search.form'. */
export function toWords<const At extends string, Messages>(_at: At, messages: Messages, speaker: FormatContext) {
  return compileNode(messages as Tree, speaker) as WordsOf<Messages, At>
}

/** Every part of the messages. */
export function toAllWords<Messages>(messages: Messages, speaker: FormatContext) {
  return compileNode(messages as Tree, speaker) as { [At in keyof Messages]: WordsOf<Messages[At], At & string> }
}

/** Words for a script or an island that puts the values in itself (lib/text/format.ts). */
export type Templates<Words> = Words extends string
  ? string
  : Words extends (...values: never[]) => unknown
    ? string
    : { [Key in keyof Words]: Templates<Words[Key]> }

const blanks = new Proxy<Record<string, string>>({}, { get: (_, name) => `{${String(name)}}`, has: () => true })

/** Each message with values as a text with `{name}` where a value belongs. It must not depend on a value. */
export function asTemplates<Words>(words: Words): Templates<Words> {
  const write = (said: unknown): unknown => {
    if (typeof said === 'function') {
      const message = made.get(said) ?? ''
      return format(typeof message === 'string' ? compile(message) : message, 'en', blanks, options)
    }
    if (Array.isArray(said)) return said.map(write)
    if (typeof said !== 'object' || said === null) return said
    return Object.fromEntries(Object.entries(said).map(([key, inner]) => [key, write(inner)]))
  }
  return write(words) as Templates<Words>
}
