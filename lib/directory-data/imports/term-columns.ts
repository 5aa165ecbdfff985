/** The columns of a table that say what kind of help it is: in words or codes of other lists. */
import { readCategory } from '@/lib/resources/vocabulary'
import { text, type Values } from './cell-words'
import { categoryOfKind, guessHelpKind, splitTerms, tagsOfKinds } from './help-terms'
import type { Mapping } from './mappings'
import type { Column } from './phone-columns'

export class TermColumns {
  constructor(
    private readonly columns: readonly Column[],
    private readonly values: Mapping['values'],
  ) {}

  /** The column by which somebody has said that such rows are left out. */
  findOut(cells: readonly string[]): Column | undefined {
    return this.columns.find(({ name, at }) => this.list(name, cells[at] ?? '').includes('out'))
  }

  /** Our kinds for the terms in a cell, by what was said of them, and else by their words; 'out' among them. */
  private list(name: string, cell: string): string[] {
    const said = this.values?.[name]
    return splitTerms(cell)
      .flatMap((term) => said?.[term.toLowerCase()] ?? guessHelpKind(term) ?? [])
      .filter((kind) => kind !== 'none')
  }

  read(values: Values, cells: readonly string[], notes: string[], flagged: readonly string[]): void {
    const given = this.columns.filter(
      ({ key, at }) => key !== 'category' || readCategory((cells[at] ?? '').trim().toLowerCase()) === null,
    )
    const found = given.map(({ name, at }) => this.list(name, cells[at] ?? ''))
    const kinds = [...new Set([...found.flat(), ...flagged])].filter((kind) => kind !== 'out')
    for (const [column, { name, at }] of given.entries()) {
      const cell = (cells[at] ?? '').trim()
      if (cell !== '' && found[column]?.length === 0)
        notes.push(`${name}: “${cell.slice(0, 60)}” is no kind of help of ours.`)
    }
    if (kinds.length === 0) return
    if (values.helpKinds === undefined) values.helpKinds = kinds.join(';')
    const tags = [text(values, 'tags'), ...tagsOfKinds(kinds)].filter(Boolean)
    if (tags.length > 0) values.tags = [...new Set(tags.join(';').split(';'))].join(';')
    const category = kinds.map(categoryOfKind).find((one) => one !== undefined)
    if (category && readCategory(text(values, 'category').toLowerCase()) === null) values.category = category
  }
}
