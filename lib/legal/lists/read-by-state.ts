/** A list on a web page, or as plain text: the name of a state, and below or beside it what it has. */
import { decodeHTML } from 'entities'
import { type StateCode, stateCodes, stateName } from '@/lib/geography/states'
import type { LawList } from './law-lists'

export interface ListedState {
  numbers: string[]
  links: string[]
  /** The first words after its name. */
  words: string
}

/** Behind the last state stands the end of the page, whose numbers are nobody's. */
const MOST_PARTS = 60
/** Childhelp's: not the line of a state. */
const national = new Set(['8004224453'])

const names = new Map<string, StateCode>([
  ...stateCodes.map((code): [string, StateCode] => [stateName(code).toLowerCase(), code]),
  ['washington, d.c.', 'DC'],
  ['washington dc', 'DC'],
  ['virgin islands', 'VI'],
  ['u.s. virgin islands', 'VI'],
  ['commonwealth of the northern mariana islands', 'MP'],
])
const spoken = [...names.keys()].sort((a, b) => b.length - a.length).map((name) => name.replaceAll('.', '\\.'))
/** 'Alabama', 'ALABAMA:', 'Alabama (AL) 800-555-0100'. */
const heading = new RegExp(`^(${spoken.join('|')})(?:\\s*\\([A-Z]{2}\\))?\\s*(?:[:–-]\\s*)?(?=$|[(\\d+])`, 'i')
const number = /(?:\+?1[-. ]?)?\(?\b([2-9]\d{2})\)?[-. ]{0,2}([2-9]\d{2})[-. ]?(\d{4})\b/g

type Part = { text: string } | { link: string }

function* readParts(page: string): Generator<Part> {
  const body = page.replaceAll(/<(script|style|nav|footer)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi, ' ')
  for (const [piece, href] of body.matchAll(/<a\b[^>]*?\bhref=["']([^"']*)["'][^>]*>|<[^>]*>|[^<]+/gi)) {
    if (href !== undefined) yield { link: decodeHTML(href).trim() }
    else if (!piece.startsWith('<')) {
      for (const line of decodeHTML(piece).split(/\n/)) {
        const text = line.replaceAll(/\s+/g, ' ').trim()
        if (text) yield { text }
      }
    }
  }
}

function isOutside(link: string, list: LawList): boolean {
  if (!/^https?:\/\//i.test(link) || !URL.canParse(link)) return false
  const own = list.address ? new URL(list.address).host.replace(/^www\./, '') : ''
  return new URL(link).host.replace(/^www\./, '') !== own
}

export function readByState(page: string, list: LawList): Map<StateCode, ListedState> {
  const found = new Map<StateCode, ListedState>()
  let current: ListedState | undefined
  let parts = 0
  // A state's name may be the link itself.
  let before: string | undefined
  for (const part of readParts(page)) {
    if ('link' in part) {
      before = part.link
      if (current && isOutside(part.link, list)) current.links.push(part.link)
      continue
    }
    const [name, said] = heading.exec(part.text) ?? []
    const code = said ? names.get(said.toLowerCase()) : undefined
    if (code) {
      if (current && before && current.links.at(-1) === before) current.links.pop()
      current = found.get(code) ?? { numbers: [], links: [], words: '' }
      found.set(code, current)
      if (before && isOutside(before, list)) current.links.push(before)
      parts = 0
    }
    before = undefined
    const rest = code ? part.text.slice(name?.length ?? 0) : part.text
    parts += 1
    if (!current || parts > MOST_PARTS) continue
    for (const [, area, exchange, line] of rest.matchAll(number)) {
      if (!national.has(`${area}${exchange}${line}`)) current.numbers.push(`${area}-${exchange}-${line}`)
    }
    if (current.words.length < 200) current.words = `${current.words} ${rest}`.trim().slice(0, 200)
  }
  return found
}
