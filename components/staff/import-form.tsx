import { Button, LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { dataFields } from '@/lib/directory-data/fields'
import { adminCategoryNames } from './admin-categories'
import { SelectField, TextField } from './field'
import { ImportUpload } from './import-upload'

const FORM_ID = 'import-form'

/** A plain form; with a script, a progress bar shows the upload. */
export function ImportForm({ mappings, inParts }: { mappings: readonly [string, string][]; inParts: boolean }) {
  return (
    <form
      id={FORM_ID}
      method="post"
      action="/api/admin/import"
      encType="multipart/form-data"
      className="console-form"
      aria-label="Import a file"
    >
      <TextField
        scope="import"
        name="source"
        label="Source"
        required
        maxLength={60}
        pattern="[a-z0-9]+([._\-][a-z0-9]+)*"
        autoComplete="off"
        spellCheck={false}
        hint="Whose records these are, in small letters, such as hrsa-sites. Use the same name each time: a record is recognized by it and by the record’s own id."
      />
      <div className="console-pair">
        <SelectField scope="import" name="mapping" label="Columns of a table" choices={mappings} />
        <SelectField
          scope="import"
          name="category"
          label="Category where the file names none"
          choices={[['', 'None: such records are wrong'], ...adminCategoryNames]}
        />
      </div>
      <div className="console-field">
        <label htmlFor="import-file">File</label>
        <p id="import-file-hint" className="soft">
          A table (CSV, Excel, Airtable, GeoJSON or JSON), HSDS as JSON, or an HSDS data package (zip), of versions 1 to
          3. 64 MB and 250,000 records at most. If a table has other columns than our template, the next page asks what
          they mean.
        </p>
        <input
          id="import-file"
          name="file"
          className="form-input"
          type="file"
          required
          accept=".csv,.tsv,.txt,.xlsx,.json,.geojson,.ndjson,.zip,text/csv,application/json,application/zip"
          aria-describedby="import-file-hint"
        />
      </div>
      <div className="row console-form-end">
        <Button type="submit">
          <Icon name="upload" size={18} /> Check the file
        </Button>
        <LinkButton variant="outline" href="/api/admin/import/template" download>
          <Icon name="download" size={18} /> Download the CSV template
        </LinkButton>
      </div>
      <p className="soft">Nothing is written yet: you are shown first what the file would change.</p>
      <ImportUpload formId={FORM_ID} inParts={inParts} />
    </form>
  )
}

export function ImportHelp() {
  return (
    <div className="console-help grid gap-3">
      <details>
        <summary className="tap">What the columns mean</summary>
        <dl className="console-changes console-columns">
          {dataFields.map((field) => (
            <div key={field.column}>
              <dt>
                {field.column}
                {'isRequired' in field ? ' (needed)' : ''}
              </dt>
              <dd>{field.note}</dd>
            </div>
          ))}
        </dl>
      </details>
      <details>
        <summary className="tap">How a record is recognized, and what a file can’t do</summary>
        <ul className="console-notes">
          <li>
            A record is the same if this source gave it the same id before, or if the id is one of our own exports.
          </li>
          <li>
            A new id whose title, and phone number or town, we have from elsewhere is skipped and named, so nothing is
            listed twice.
          </li>
          <li>A column that the file does not have changes nothing. An empty cell empties the field.</li>
          <li>
            An address is hidden from the public unless the file says otherwise in address_visibility. No file shows the
            street of a place that may hide people, and none deletes an address that is kept private.
          </li>
          <li>
            Rows, phones and addresses that a file calls private, excluded, internal or inactive are not taken. How many
            is shown before anything is written.
          </li>
          <li>
            From HSDS come all phone numbers, all places with an address, the phones and hours of places without one,
            and weekly hours by the clocks of their state. Hours by the month or by the season stay in words. Anything
            left out of a record is named in its row.
          </li>
          <li>What staff deleted is not brought back. Who verified a record, and when, is never taken from a file.</li>
          <li>
            A file is written whole, unless you choose to take only the rows that fit. Those that are left out can be
            downloaded with the reason next to each, fixed, and sent again.
          </li>
          <li>A list of organizations or taxonomies is refused: only services become records.</li>
        </ul>
      </details>
    </div>
  )
}
