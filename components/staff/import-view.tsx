import { Button, LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { StoredMapping } from '@/lib/directory-data/imports/column-mapping'
import type { ImportDto } from '@/lib/directory-data/imports/schema'
import { formatCount } from '@/lib/text/format'
import { formatEasternMoment } from '@/lib/time/eastern-time'
import { ImportColumns } from './import-columns'
import { Discard, describeCounts, stateBadge, stateNames } from './import-list'
import { ImportProgress } from './import-progress'
import { ImportValues } from './import-values'

const fits = (count: number) =>
  count === 1 ? '1 row of this file does not fit' : `${formatCount(count, 'row')} of this file do not fit`

/** Apply everything or nothing, or only the valid rows. */
function LeaveOut({ one }: { one: ImportDto }) {
  const { bad, toAdd, toChange } = one
  const good = toAdd + toChange
  return (
    <>
      <p>
        {fits(bad)}. {bad === 1 ? 'It is' : 'They are'} named below by line and column. You can fix the file and send it
        again{good > 0 ? `, or write the ${formatCount(good, 'record')} that fit and leave the rest out` : ''}.
      </p>
      <div className="row">
        <RejectedLink one={one} />
        {good > 0 ? (
          <form method="post" action={`/api/admin/import/${one.id}/apply-good`}>
            <Button type="submit">
              Write {formatCount(good, 'record')}, leave out {formatCount(bad, 'row')}
            </Button>
          </form>
        ) : null}
        <Discard id={one.id} />
      </div>
    </>
  )
}

/** Valid rows of an official list are always applied, even if no record changes: that updates when they were last listed. */
function WriteList({ one }: { one: ImportDto }) {
  const { bad, gone, toAdd, toChange } = one
  return (
    <>
      <p>
        What staff wrote or confirmed is kept. {bad > 0 ? `${fits(bad)}, and will be left out. ` : ''}
        {gone ? `${formatCount(gone, 'record')} will wait under Checks, as they are no longer on the list.` : ''}
      </p>
      <div className="row">
        <form method="post" action={`/api/admin/import/${one.id}/apply-good`}>
          <Button type="submit">
            {toAdd + toChange > 0 ? `Write ${formatCount(toAdd + toChange, 'record')}` : 'Note that it was read'}
          </Button>
        </form>
        {bad > 0 ? <RejectedLink one={one} /> : null}
        <Discard id={one.id} />
      </div>
    </>
  )
}

function RejectedLink({ one }: { one: ImportDto }) {
  return (
    <LinkButton variant="outline" href={`/api/admin/import/${one.id}/rejected`} download>
      <Icon name="download" size={18} /> Download the {one.bad === 1 ? 'row' : 'rows'} with the reason
    </LinkButton>
  )
}

const DAY_MS = 24 * 60 * 60 * 1000

/** A file's rows are kept for a day. */
const isForgotten = ({ createdAt }: ImportDto) => Date.now() - new Date(createdAt).getTime() > DAY_MS

function Next({ one }: { one: ImportDto }) {
  const { state, bad, toAdd, toChange } = one
  if (state === 'checking' || state === 'applying') return <ImportProgress initial={one} />
  if (state === 'applied' && bad > 0 && !isForgotten(one)) return <RejectedLink one={one} />
  if (state === 'applied' || state === 'refused' || state === 'expired') return null
  if (state === 'interrupted') {
    return (
      <>
        <p>The site was stopped while it read this file. Nothing was changed. Please send the file again.</p>
        <Discard id={one.id} />
      </>
    )
  }
  if (one.gone !== null) return <WriteList one={one} />
  if (bad > 0) return <LeaveOut one={one} />
  if (toAdd + toChange === 0) {
    return (
      <>
        <p>There is nothing to write: the directory already has all of this, or the rows are skipped.</p>
        <Discard id={one.id} />
      </>
    )
  }
  return (
    <div className="row">
      <form method="post" action={`/api/admin/import/${one.id}/apply`}>
        <Button type="submit">Write {formatCount(toAdd + toChange, 'record')}</Button>
      </form>
      <Discard id={one.id} />
    </div>
  )
}

interface Props {
  one: ImportDto
  before: StoredMapping | null
  /** She went back from the values. */
  isAtColumns: boolean
}

export function ImportView({ one, before, isAtColumns }: Props) {
  const { state, problem, sample } = one
  const isAtValues = before !== null && sample?.isAtValues === true && !isAtColumns
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
      {state === 'refused' || state === 'mapping' ? null : <p>{describeCounts(one)}</p>}
      <p className="soft">
        From {one.source} · {formatEasternMoment(one.createdAt)} · {one.actor}
        {one.appliedAt ? ` · written ${formatEasternMoment(one.appliedAt)}` : ''}
      </p>
      {state === 'mapping' ? (
        <>
          {isAtValues ? <ImportValues one={one} before={before} /> : <ImportColumns one={one} before={before} />}
          <Discard id={one.id} />
        </>
      ) : (
        <Next one={one} />
      )}
    </section>
  )
}
