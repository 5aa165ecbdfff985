import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { StoredMapping } from '@/lib/directory-data/imports/column-mapping'
import { meaningKeys, meaningLabels } from '@/lib/directory-data/imports/column-names'
import { guessColumns, knowsColumn } from '@/lib/directory-data/imports/guess-columns'
import { nameColumns } from '@/lib/directory-data/imports/read-csv'
import { type ImportDto, listUnheeded } from '@/lib/directory-data/imports/schema'
import { formatCount, formatNumber } from '@/lib/text/format'
import { adminCategoryNames } from './admin-categories'
import { AreaField, SelectField, TickField } from './field'
import { FilterRows } from './filter-rows'
import type { Choice } from './filter-select'

const LIST_ID = 'import-columns'

const meanings: Choice[] = [['skip', 'Not taken'], ...meaningKeys.map((key): Choice => [key, meaningLabels[key]])]

interface Props {
  one: ImportDto
  before: StoredMapping | null
}

/** What both pages of a mapping are sent by. */
export function MappingForm({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <form
      method="post"
      action={`/api/admin/import/${id}/map`}
      encType="multipart/form-data"
      className="console-form"
      aria-label={label}
    >
      {children}
    </form>
  )
}

/** Maps the columns of a foreign table: guessed, shown with values, and remembered per source. */
export function ImportColumns({ one, before }: Props) {
  const { rows, columns, total } = one.sample ?? { rows: [], columns: [], total: 0 }
  const [heads = [], ...shown] = rows
  const names = nameColumns(heads)
  const known = names.map((name) => name ?? '')
  const guessed = guessColumns(
    known,
    before?.columns,
    columns.map(({ kind }) => kind),
  )
  const unheeded = one.problem ? listUnheeded(names, guessed) : []
  const list = names.flatMap((name, at) => (name === null ? [] : [at]))
  const isEmpty = (at: number) => (columns[at]?.filled ?? 0) === 0
  const isKnown = (at: number) => knowsColumn(heads[at] ?? '')
  const isFirst = (at: number) => guessed[at] !== null || (!isEmpty(at) && !isKnown(at))
  const tell = (at: number) => {
    const filled = columns[at]?.filled ?? 0
    const some = columns[at]?.values?.slice(0, 3).map(([value]) => value) ?? shown.map((row) => row[at]?.trim())
    return filled === 0
      ? 'Empty in every row'
      : `${formatNumber(filled)} of ${formatNumber(total)}: ${some.filter(Boolean).join(' · ')}`
  }
  const write = (at: number) => (
    <li key={at} className="console-row console-meaning">
      <input type="hidden" name="order" value={at} />
      <SelectField
        scope={`column-${at}`}
        name="columns"
        label={heads[at]?.trim() ?? ''}
        choices={meanings}
        defaultValue={guessed[at] ?? 'skip'}
        hint={tell(at)}
      />
    </li>
  )
  const rest = list.filter((at) => !isFirst(at))
  const folds = [
    { title: 'with nothing for our records', places: rest.filter((at) => !isEmpty(at)) },
    { title: 'without a value', places: rest.filter(isEmpty) },
  ]
  return (
    <MappingForm id={one.id} label="Columns">
      <p>
        These columns are not those of our template. Please check how we matched them. We’ll remember it for the next
        file from {one.source}. Nothing is written yet: the next pages ask what the values mean, and show what the file
        would change.
      </p>
      {list.length > 20 ? <FilterRows listId={LIST_ID} label="Find a column" /> : null}
      <div id={LIST_ID} className="grid gap-5">
        <ul className="box console-rows">{list.filter(isFirst).map(write)}</ul>
        {folds.map(({ title, places }) =>
          places.length > 0 ? (
            <details key={title}>
              <summary className="tap">
                {formatCount(places.length, 'column')} {title}
              </summary>
              <ul className="box console-rows">{places.map(write)}</ul>
            </details>
          ) : null,
        )}
      </div>
      <SelectField
        scope="mapping"
        name="category"
        label="Category for rows that name none of ours"
        choices={[['', 'None: such rows are left out'], ...adminCategoryNames]}
        defaultValue={before?.category ?? one.category ?? ''}
      />
      <AreaField
        scope="mapping"
        name="description"
        label="What these records do, when a row does not say"
        rows={2}
        maxLength={1000}
        defaultValue={before?.description ?? ''}
        hint="A sentence that is true of every one of them."
      />
      {unheeded.length > 0 ? (
        <TickField
          scope="mapping"
          name="isSure"
          label="I have looked: nothing in this file is private because of these columns."
          hint={unheeded.join(', ')}
        />
      ) : null}
      <div className="row console-form-end">
        <Button type="submit">Read the file this way</Button>
      </div>
    </MappingForm>
  )
}
