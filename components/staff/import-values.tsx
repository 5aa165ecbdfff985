import { Button } from '@/components/ui/button'
import type { StoredMapping } from '@/lib/directory-data/imports/column-mapping'
import { type ImportDto, PART } from '@/lib/directory-data/imports/schema'
import { kindChoices, listValueColumns, type ValueColumn } from '@/lib/directory-data/imports/value-columns'
import { formatCount } from '@/lib/text/format'
import { SelectField } from './field'
import type { Choice } from './filter-select'
import { MappingForm } from './import-columns'

const choices: Record<ValueColumn['what'], readonly Choice[]> = {
  rows: [
    ['take', 'Take these rows'],
    ['out', 'Leave these rows out'],
  ],
  private: [
    ['out', 'Private: do not take it'],
    ['take', 'Not private'],
  ],
  terms: [['none', 'None of ours'], ['out', 'Leave these rows out'], ...kindChoices],
}

const explain: Record<ValueColumn['what'], string> = {
  rows: 'Decides which rows are taken.',
  private: 'Decides which phones, addresses or rows are taken.',
  terms: 'Kinds of help: the category of a row follows from the first.',
}

interface Props {
  one: ImportDto
  before: StoredMapping
}

/** Maps the values of a foreign table: which rows are taken, what is private, and its kinds of help. */
export function ImportValues({ one, before }: Props) {
  const columns = one.sample ? listValueColumns(one.sample, before) : []
  return (
    <MappingForm id={one.id} label="Values">
      <p>
        These values decide what is taken. Please check how we read them; a value that we do not know is left out until
        you say otherwise. Nothing is written yet.{' '}
        <a href={`/admin/import/${one.id}?step=columns`}>Back to the columns</a>
      </p>
      {columns.map(({ at, name, what, values }) => (
        <fieldset key={at} className="grid gap-3">
          <legend>
            <h3>{name}</h3>
          </legend>
          <p className="soft">{explain[what]}</p>
          <ul className="box console-rows">
            {values.map(({ value, count, meaning }, index) => (
              <li key={value} className="console-row console-meaning">
                <SelectField
                  scope={`value-${at}-${index}`}
                  name="values"
                  label={value}
                  choices={choices[what].map(([word, text]): Choice => [[at, word, value].join(PART), text])}
                  defaultValue={[at, meaning, value].join(PART)}
                  hint={formatCount(count, 'row')}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
      <div className="row console-form-end">
        <Button type="submit">Check the file</Button>
      </div>
    </MappingForm>
  )
}
