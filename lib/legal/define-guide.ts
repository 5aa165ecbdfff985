/** A guide is written with these, so that each sentence is a line, with its sources in brackets at its end. */
import { cited, readCited } from './cited'
import type { GuideBlock, GuideContent, LegalText, WrittenText } from './schema'
import { readText } from './words'

/** Keeps how many steps and sections a guide has, so that a translation that lacks one does not compile. */
export function defineGuide<const Guide extends GuideContent>(guide: Guide): Guide {
  return guide
}

type Block = string | Exclude<GuideBlock<WrittenText>, { kind: 'text' }>
type Read<Blocks> = { [Index in keyof Blocks]: Blocks[Index] extends string ? WrittenText : Blocks[Index] }

/** A part of the guide, with the anchor that it has on its page. */
export function section<const Id extends string, Blocks extends Block[]>(id: Id, title: string, blocks: [...Blocks]) {
  const read = blocks.map((block) => (typeof block === 'string' ? readCited(block) : block))
  return { id, title, blocks: read as Read<Blocks> }
}

export function steps<Texts extends string[]>(items: [...Texts]) {
  return { kind: 'steps' as const, items: cited(items) }
}

export function list<Texts extends string[]>(items: [...Texts]) {
  return { kind: 'list' as const, items: cited(items) }
}

/** A list under a line that says what is listed. */
export function listUnder<Texts extends string[]>(intro: string, items: [...Texts]) {
  return { kind: 'list' as const, intro, items: cited(items) }
}

type Term = { term: string } & LegalText

export function terms<Terms extends Term[]>(items: [...Terms]) {
  return { kind: 'terms' as const, items }
}

export function term(name: string, text: string): Term {
  return { term: name, ...readText(readCited(text)) }
}

export function warning(title: string, text: string) {
  return { kind: 'note' as const, tone: 'warning' as const, title, ...readText(readCited(text)) }
}

export function tip(title: string, text: string) {
  return { kind: 'note' as const, tone: 'tip' as const, title, ...readText(readCited(text)) }
}
