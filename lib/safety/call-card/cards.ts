/** What to say on a call, by kind of help: content/en/calls. Only what holds for most programs of that kind; each may differ. */
import type { Language } from '@/lib/site/language/languages.mjs'
import { findPart, listItems, listPlain, readOnly, readParts, requireId } from '@/lib/text/content/blocks'
import { readPair, type Written } from '@/lib/text/content/pair'

export const callKinds = ['shelter', 'talk', 'home', 'legal', 'health', 'money'] as const
export type CallKind = (typeof callKinds)[number]

export interface CallTexts {
  breath: string
  ask: string[]
  refuse: string[]
  hand: string[]
  /** Questions to ask back, by their names. */
  back: Record<string, string>
  forHer: string
}

export type SpokenTexts = CallTexts & { text: string }

function read({ nodes, fail }: Written<unknown>): CallTexts {
  const parts = readParts(nodes, 2, fail)
  const part = (id: string) => findPart(parts, id, fail)
  const list = (id: string) => listPlain(part(id).nodes, fail)
  return {
    breath: readOnly(part('breath'), fail),
    ask: list('ask'),
    refuse: list('refuse'),
    hand: list('hand'),
    back: Object.fromEntries(listItems(part('back').nodes).map((item) => [requireId(item, fail), item.text])),
    forHer: readOnly(part('for-her'), fail),
  }
}

function readSpoken(written: Written<unknown>): SpokenTexts {
  const { nodes, fail } = written
  return { ...read(written), text: readOnly(findPart(readParts(nodes, 2, fail), 'text', fail), fail) }
}

const files = callKinds.map((kind) => ({ kind, ...readPair('calls', kind, {}, {}) }))
const byText = readPair('calls', 'talk-by-text', {}, {})

function readAll(language: Language) {
  const kinds = Object.fromEntries(files.map(({ kind, ...by }) => [kind, readSpoken(by[language])]))
  return { kinds: kinds as Record<CallKind, SpokenTexts>, byText: read(byText[language]) }
}

export const callTexts = { en: readAll('en'), es: readAll('es') }
