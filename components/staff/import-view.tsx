import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatEasternMoment } from '@/lib/eastern-time'
import { formatCount } from '@/lib/format'
import type { ImportDto } from '@/lib/imports/schema'
import { describeCounts, stateBadge, stateNames } from './import-list'
import { ImportProgress } from './import-progress'

function Discard({ one }: { one: ImportDto }) {
  return (
    <form method="post" action={`/api/admin/import/${one.id}/discard`}>
      <Button type="submit" look="line">
        <Icon name="trash-2" size={18} /> Let the file go
      </Button>
    </form>
  )
}

function Next({ one }: { one: ImportDto }) {
  const { state, bad, toAdd, toChange } = one
  if (state === 'checking' || state === 'applying') return <ImportProgress initial={one} />
  if (state === 'applied' || state === 'refused' || state === 'expired') return null
  if (state === 'interrupted') {
    return (
      <>
        <p>The site was stopped while it read this file. Nothing was changed. Please send the file again.</p>
        <Discard one={one} />
      </>
    )
  }
  if (bad > 0) {
    return (
      <>
        <p>
          {bad === 1
            ? '1 row of this file does not fit, so nothing of it can be written. It is named below by line and column. Mend it in the file and send it again.'
            : `${formatCount(bad, 'row')} of this file do not fit, so nothing of it can be written. They are named below by line and column. Mend them in the file and send it again.`}
        </p>
        <Discard one={one} />
      </>
    )
  }
  if (toAdd + toChange === 0) {
    return (
      <>
        <p>There is nothing to write: the directory says all of this already, or the rows are skipped.</p>
        <Discard one={one} />
      </>
    )
  }
  return (
    <div className="row">
      <form method="post" action={`/api/admin/import/${one.id}/apply`}>
        <Button type="submit">Write {formatCount(toAdd + toChange, 'record')}</Button>
      </form>
      <Discard one={one} />
    </div>
  )
}

export function ImportView({ one }: { one: ImportDto }) {
  const { state, problem } = one
  return (
    <section aria-labelledby="import-title" className="grid gap-5">
      <p>
        <a href="/admin/import">All imports</a>
      </p>
      <h2 id="import-title">{one.fileName}</h2>
      <p className="badges">
        <span className={stateBadge(state)}>{stateNames[state]}</span>
      </p>
      {problem ? (
        <p className="console-notice console-notice-error" role="alert">
          {problem}
        </p>
      ) : null}
      {state === 'refused' ? null : <p>{describeCounts(one)}</p>}
      <p className="soft">
        From {one.source} · {formatEasternMoment(one.createdAt)} · {one.actor}
        {one.appliedAt ? ` · written ${formatEasternMoment(one.appliedAt)}` : ''}
      </p>
      <Next one={one} />
    </section>
  )
}
