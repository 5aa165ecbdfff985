import { SourceLink } from '@/components/ui/source-link'
import type { StateFact } from '@/lib/legal/states/cells'
import { describeFact } from '@/lib/legal/states/describe-fact'
import { words } from '@/lib/site/language/words'
import { formatDate } from '@/lib/text/format'

/** A state's deadline for claiming compensation, with its day and its source beside it. */
export function CompensationLimit({ fact }: { fact: StateFact }) {
  const { law, records } = words()
  const said = describeFact(fact, 'compensation_deadline')
  return (
    <span>
      <span lang={said.lang}>{said.text}</span>{' '}
      <span className="soft">
        {fact.isConfirmed ? law.confirmed : law.readOn}
        <time dateTime={fact.on}>{formatDate(fact.on, 'day', records.tag)}</time>.
      </span>
      {fact.isConfirmed || !fact.url ? null : (
        <SourceLink source={{ label: fact.source ?? '', url: fact.url, date: said.dated }} copy={records} />
      )}
    </span>
  )
}
