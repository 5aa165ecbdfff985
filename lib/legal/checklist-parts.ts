/** A checklist is written with these; what is ticked or filled in stands under its id. */
import type { ChecklistGroup, ChecklistTool } from './schema'

type Texts = Record<string, string>

export function linesToFill(labels: Texts): ChecklistTool['lines'] {
  return Object.entries(labels).map(([id, label]) => ({ id, label }))
}

/** May begin with a line that says how to go about it. */
export function group(id: string, title: string, items: Texts): ChecklistGroup
export function group(id: string, title: string, intro: string, items: Texts): ChecklistGroup
export function group(id: string, title: string, first: string | Texts, items: Texts = {}): ChecklistGroup {
  const toTick = (texts: Texts) => Object.entries(texts).map(([item, text]) => ({ id: item, text }))
  if (typeof first !== 'string') return { id, title, items: toTick(first) }
  return { id, title, intro: first, items: toTick(items) }
}
