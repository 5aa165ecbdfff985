import { QuietReport } from '@/components/checks/quiet-report'
import { Badges } from '@/components/resources/badges'
import { ContactButtons } from '@/components/resources/contact-buttons'
import { Description } from '@/components/resources/description'
import { EntryAlert } from '@/components/resources/entry-alert'
import { ResourceFacts } from '@/components/resources/resource-facts'
import type { QuietItem, ResourceDto } from '@/lib/resources/schema'
import { useCall, useQuietWords } from './quiet-words'
import { RequestStatus } from './request-status'
import { useAnswer } from './use-answer'

export function QuietRecord({ item }: { item: Pick<QuietItem, 'slug' | 'title'> }) {
  const { record: w, records: copy } = useQuietWords()
  const answer = useAnswer<ResourceDto>(useCall('/api/quiet/record'), { slug: item.slug })
  const entry = answer.data
  return (
    <>
      <h1 tabIndex={-1}>{copy.name(item)}</h1>
      <RequestStatus answer={answer} message={entry ? w.here : ''} />
      {entry ? (
        <>
          <Badges entry={entry} copy={copy} />
          <EntryAlert entry={entry} copy={copy} />
          <Description className="lead" entry={entry} copy={copy} />
          <ContactButtons entry={entry} copy={copy} language={copy.language} />
          {entry.url ? <p className="soft">{w.website}</p> : null}
          <ResourceFacts entry={entry} copy={copy} />
          <QuietReport slug={entry.slug} />
        </>
      ) : null}
    </>
  )
}
