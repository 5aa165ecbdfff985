import { Button } from '@/components/ui/button'
import type { Choice } from '@/components/ui/select'
import { columnKeys, columnLabels, guessColumns } from '@/lib/directory-data/imports/guess-columns'
import type { ImportDto } from '@/lib/directory-data/imports/schema'
import { adminCategoryNames } from './admin-categories'
import { AreaField, SelectField } from './field'

const meanings: Choice[] = [['skip', 'Not taken'], ...columnKeys.map((key): Choice => [key, columnLabels[key]])]

export interface ColumnsBefore {
  columns: Record<string, string | null>
  category: string | null
  description: string | null
}

/** Maps the columns of an external CSV: guessed, shown with sample values, and remembered per source. */
export function ImportColumns({ one, before }: { one: ImportDto; before: ColumnsBefore | null }) {
  const [names = [], ...rows] = one.sample ?? []
  const guessed = guessColumns(names, before?.columns)
  return (
    <form method="post" action={`/api/admin/import/${one.id}/map`} className="console-form" aria-label="Columns">
      <p>
        These columns are not those of our template. Please check how we matched them. We’ll remember it for the next
        file from {one.source}. Nothing is written yet: the next page shows what the file would change.
      </p>
      <ul className="box console-rows">
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same name, and their order never changes
          <li key={index} className="console-row console-meaning">
            <SelectField
              scope={`column-${index}`}
              name="columns"
              label={name.trim() || `Column ${index + 1}`}
              choices={meanings}
              defaultValue={guessed[index] ?? 'skip'}
              hint={
                rows
                  .map((row) => row[index]?.trim())
                  .filter(Boolean)
                  .join(' · ') || 'Empty in the first rows'
              }
            />
          </li>
        ))}
      </ul>
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
      <div className="row console-form-end">
        <Button type="submit">Read the file this way</Button>
      </div>
    </form>
  )
}
