import { stateNames } from '@/components/staff/import-list'
import { Button } from '@/components/ui/button'
import { listLastPulls } from '@/lib/directory-data/imports/lists'
import type { Source, UnpulledSource } from '@/lib/directory-data/sources/source'
import { sources, unpulledSources } from '@/lib/directory-data/sources/sources'
import { formatEasternMoment } from '@/lib/time/eastern-time'
import { consoleMetadata, consolePage } from '../console-page'

type Pulled = Pick<Source, 'name' | 'title' | 'listedBy' | 'address' | 'license' | 'rhythm'>

interface Props {
  sources: readonly Pulled[]
  unpulled: readonly UnpulledSource[]
  last: ReadonlyMap<string, { id: string; state: string; at: string }>
}

const nameState = (state: string) => stateNames[state as keyof typeof stateNames] ?? state

function SourceList({ sources, unpulled, last }: Props) {
  return (
    <ul className="box console-rows">
      {sources.map(({ name, title, listedBy, address, license, rhythm }) => {
        const before = last.get(name)
        return (
          <li key={name} className="console-row">
            <div className="console-row-facts">
              <h3>{title}</h3>
              <p>
                Listed by {listedBy} · {rhythm} · {license}
              </p>
              <p className="soft console-address">{address}</p>
              <p className="soft">
                {before ? (
                  <>
                    Last read {formatEasternMoment(before.at)}:{' '}
                    <a href={`/admin/import/${before.id}`}>{nameState(before.state)}</a>
                  </>
                ) : (
                  'Not read yet: these records are as the directory began with them.'
                )}
              </p>
            </div>
            <form method="post" action={`/api/admin/sources/${name}/pull`}>
              <Button type="submit" variant="outline" aria-label={`See what is new in ${title}`}>
                See what is new
              </Button>
            </form>
          </li>
        )
      })}
      {unpulled.map(({ name, title, address, license, why }) => (
        <li key={name} className="console-row">
          <div className="console-row-facts">
            <h3>{title}</h3>
            <p>{license}</p>
            <p className="soft console-address">{address}</p>
            <p>{why}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

export const metadata = consoleMetadata('/admin/sources', 'Official lists')

export default consolePage('import', async () => {
  const last = await listLastPulls()
  return (
    <>
      <p>
        <a href="/admin/import">All imports</a>
      </p>
      <h2>Official lists</h2>
      <p>
        A list is read where it is published, and you see what is new, changed and gone before anything is written. What
        staff wrote or confirmed stays. What a list no longer has is not deleted: it waits under Checks.
      </p>
      <SourceList sources={sources} unpulled={unpulledSources} last={last} />
    </>
  )
})
