import { type Column, ConsoleTable } from '@/components/staff/console-table'
import { TextField } from '@/components/staff/field'
import { Button } from '@/components/ui/button'
import { readTableAddress } from '@/lib/http/staff-list/read-params'
import { listPartnerKeys } from '@/lib/session/partner-keys'
import { formatEasternMoment } from '@/lib/time/eastern-time'
import { consoleMetadata, consolePage } from '../../console-page'

export const metadata = consoleMetadata('/admin/import/keys', 'Keys of partners')

const say = (at: Date | null) => (at ? formatEasternMoment(at.toISOString()) : '')

type Key = Awaited<ReturnType<typeof listPartnerKeys>>[number]

const head: Column<Key> = { id: 'label', label: 'Whose', by: ({ label }) => label, cell: ({ label }) => label }

const day = (id: 'createdAt' | 'lastUsedAt', label: string, none: string): Column<Key> => ({
  ...{ id, label },
  by: (key) => key[id]?.toISOString() ?? '',
  isNamed: true,
  cell: (key) => say(key[id]) || none,
})

const columns: readonly Column<Key>[] = [
  { id: 'source', label: 'Source', by: ({ source }) => source, isNamed: true, cell: ({ source }) => source },
  { id: 'ending', label: 'Ends in', isNamed: true, cell: ({ ending }) => `…${ending}` },
  day('lastUsedAt', 'Last used', 'never'),
  day('createdAt', 'Made', ''),
  { id: 'by', label: 'Made by', by: ({ createdBy }) => createdBy, isNamed: true, cell: ({ createdBy }) => createdBy },
  {
    id: 'state',
    label: 'State',
    cell: ({ revokedAt, revokedBy }) => (revokedAt ? `Revoked ${say(revokedAt)} by ${revokedBy}` : 'In force'),
  },
]

export default consolePage('import', async ({ search }) => {
  const keys = await listPartnerKeys()
  return (
    <>
      <p>
        <a href="/admin/import">Back to Import</a>
      </p>
      <h2>Keys of partners</h2>
      <p className="max-w-[68ch]">
        A 211, a coalition or a city sends its nightly export with a key of its own. The file goes through the same
        checks as one that you upload, and waits under Import until you write it. A key opens nothing else.
      </p>
      <form method="post" action="/api/admin/import/keys" className="console-form" autoComplete="off">
        <h3>Make a key</h3>
        <TextField scope="key" name="label" label="Whose it is" maxLength={200} required />
        <TextField
          scope="key"
          name="source"
          label="Source"
          hint="As under Import, such as 211-ohio: its mapping and its records are known by it."
          maxLength={60}
          required
        />
        <div className="console-form-end">
          <Button type="submit">Make the key</Button>
        </div>
      </form>
      <ConsoleTable
        label="Keys of partners"
        rows={keys}
        empty="No key was made yet."
        head={head}
        columns={columns}
        address={readTableAddress('/admin/import/keys', search)}
        act={({ id, label, revokedAt }) =>
          revokedAt ? null : (
            <form method="post" action={`/api/admin/import/keys/${id}/revoke`}>
              <Button type="submit" variant="outline">
                Revoke <span className="sr-only">the key of {label}</span>
              </Button>
            </form>
          )
        }
      />
    </>
  )
})
