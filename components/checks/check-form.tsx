import { AreaField, SelectField, TextField } from '@/components/staff/field'
import { Button } from '@/components/ui/button'
import { checkFields, factNames, numberNames } from '@/lib/resources/checks/check-fields'
import {
  type CheckableFact,
  type CheckedNumber,
  type Correctable,
  correctable,
  NOTE_MAX,
} from '@/lib/resources/checks/schema'
import { resourceLimits, type StaffResourceDto } from '@/lib/resources/staff/staff-schema'

interface Row {
  fact: CheckableFact
  name: Correctable
  max: number
  type?: 'tel' | 'url'
}

const rows: readonly Row[] = [
  { fact: 'phone', name: 'phoneNumber', max: 60, type: 'tel' },
  { fact: 'address', name: 'address', max: resourceLimits.address },
  { fact: 'hours', name: 'hours', max: resourceLimits.hours },
  { fact: 'website', name: 'url', max: 2000 },
]

const visibility = checkFields.find(({ name }) => name === 'addressVisibility')
const visibilities =
  visibility?.kind === 'select' ? visibility.choices.map(({ value, label }) => [value, label] as const) : []

function Tick({ fact, isNeeded, isPrivate = false }: { fact: CheckableFact; isNeeded: boolean; isPrivate?: boolean }) {
  return (
    <div className="console-tick">
      <input id={`check-${fact}`} type="checkbox" name="confirmed" value={fact} />
      <label htmlFor={`check-${fact}`}>
        {factNames[fact]} confirmed
        {isNeeded ? <span className="soft"> (needed for a new date)</span> : null}
        {isPrivate ? <span className="soft"> (kept private: do not read it out)</span> : null}
      </label>
    </div>
  )
}

const results = [
  ['', 'Not called'],
  ['right', 'Right'],
  ['no-answer', 'Nobody answered'],
  ['wrong', 'Wrong'],
] as const

/** The numbers besides the main one. They are corrected in the record's details. */
function FurtherNumbers({ id, numbers }: { id: string; numbers: readonly CheckedNumber[] }) {
  if (numbers.length === 0) return null
  return (
    <div className="grid gap-3">
      {numbers.map(({ number, type, description }, at) => (
        <SelectField
          key={number}
          scope={`check-${at}`}
          name="numbers"
          label={`${numberNames[type]} ${number}${description ? `, ${description}` : ''}`}
          choices={results.map(([result, text]) => [result && `${result} ${number}`, text] as const)}
        />
      ))}
      <p className="soft">
        A new date needs every number to be right. A wrong one is corrected in the{' '}
        <a href={`/admin/resources/${id}/details`}>details of the record</a>.
      </p>
    </div>
  )
}

/** Ticks and corrections for one record. A correction counts as confirmed; clearing a field clears it in the record. */
export function CheckForm({
  resource,
  needed,
  numbers,
}: {
  resource: StaffResourceDto
  needed: CheckableFact
  numbers: readonly CheckedNumber[]
}) {
  const further = numbers.filter((one, at) => at > 0 || one.type !== 'voice')
  const isPrivate = resource.address !== null && resource.addressVisibility !== 'full'
  return (
    <form method="post" action={`/api/admin/checks/${resource.id}`} className="console-form" autoComplete="off">
      <h3>What did you confirm?</h3>
      <p className="soft">
        Check off what is right. If something is not, correct it in its field: a correction counts as checked.
      </p>
      {rows.map(({ fact, name, max, type }) => (
        <fieldset key={fact} className="check-fact">
          <legend className="sr-only">{factNames[fact]}</legend>
          {resource[name] ? (
            <Tick fact={fact} isNeeded={fact === needed} isPrivate={fact === 'address' && isPrivate} />
          ) : null}
          <TextField
            scope="check"
            name={name}
            label={factNames[fact]}
            type={type === 'tel' ? 'tel' : 'text'}
            defaultValue={resource[name] ?? ''}
            maxLength={max}
          />
          {fact === 'phone' ? <FurtherNumbers id={resource.id} numbers={further} /> : null}
          {fact === 'address' ? (
            <SelectField
              scope="check"
              name="addressVisibility"
              label="Who may see the address"
              defaultValue={resource.addressVisibility}
              choices={visibilities}
            />
          ) : null}
        </fieldset>
      ))}
      <fieldset className="check-fact">
        <legend className="sr-only">{factNames.description}</legend>
        <Tick fact="description" isNeeded={needed === 'description'} />
        <AreaField
          scope="check"
          name="description"
          label={factNames.description}
          rows={4}
          defaultValue={resource.description}
          maxLength={resourceLimits.description}
          required
        />
      </fieldset>
      <AreaField
        scope="check"
        name="note"
        label="Note for colleagues"
        hint="Who you spoke to, when to call. Only the next person on staff who checks this entry sees it."
        rows={2}
        maxLength={NOTE_MAX}
      />
      {correctable.map((name) => (
        <input key={name} type="hidden" name="shown" value={name} />
      ))}
      <input type="hidden" name="version" value={resource.version} />
      <div className="console-form-end">
        <Button type="submit">Save and go to the next</Button>
      </div>
    </form>
  )
}
