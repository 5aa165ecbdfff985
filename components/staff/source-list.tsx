import { Button } from '@/components/ui/button'
import type { Source, UnpulledSource } from '@/lib/directory-data/sources/source'
import { formatEasternMoment } from '@/lib/time/eastern-time'
import { stateNames } from './import-list'

type Pulled = Pick<Source, 'name' | 'title' | 'listedBy' | 'address' | 'license' | 'rhythm'>

interface Props {
  sources: readonly Pulled[]
  unpulled: readonly UnpulledSource[]
  last: ReadonlyMap<string, { id: string; state: string; at: string }>
}

const nameState = (state: string) => stateNames[state as keyof typeof stateNames] ?? state

export function SourceList({ sources, unpulled, last }: Props) {
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
              <Button type="submit" look="line" aria-label={`See what is new in ${title}`}>
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
