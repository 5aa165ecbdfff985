import { TextField } from '@/components/staff/field'
import { Button } from '@/components/ui/button'
import { listPartnerKeys } from '@/lib/session/partner-keys'
import { formatEasternMoment } from '@/lib/time/eastern-time'
import { consoleMetadata, consolePage } from '../../console-page'

export const metadata = consoleMetadata('/admin/import/keys', 'Keys of partners')

const say = (at: Date) => formatEasternMoment(at.toISOString())

export default consolePage('import', async () => {
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
      <ul className={keys.length > 0 ? 'box console-rows' : undefined}>
        {keys.map(({ id, label, source, ending, createdBy, createdAt, lastUsedAt, revokedAt, revokedBy }) => (
          <li key={id} className="console-row">
            <div className="console-row-facts">
              <h3>
                {label}: {source} (…{ending})
              </h3>
              <p className="soft">
                Made by {createdBy} on {say(createdAt)}.{' '}
                {lastUsedAt ? `Last used on ${say(lastUsedAt)}.` : 'Never used.'}
                {revokedAt ? ` Revoked by ${revokedBy} on ${say(revokedAt)}.` : null}
              </p>
            </div>
            {revokedAt ? null : (
              <form method="post" action={`/api/admin/import/keys/${id}/revoke`}>
                <Button type="submit" variant="outline">
                  Revoke <span className="sr-only">the key of {label}</span>
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </>
  )
})
