import { QuietReport } from '@/components/checks/quiet-report'
import { Badges } from '@/components/resources/badges'
import { ContactButtons } from '@/components/resources/contact-buttons'
import { ResourceFacts } from '@/components/resources/resource-facts'
import type { ResourceDto } from '@/lib/resources/schema'
import { useAnswer } from './use-answer'
import { Waiting } from './waiting'

export function QuietRecord({ slug, title }: { slug: string; title: string }) {
  const answer = useAnswer<ResourceDto>('/api/quiet/record', { slug })
  const entry = answer.data
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <Waiting answer={answer} said={entry ? 'Its details are here.' : ''} />
      {entry ? (
        <>
          <Badges entry={entry} />
          <p className="lead">{entry.description}</p>
          <ContactButtons entry={entry} />
          {entry.url ? (
            <p className="soft">The website opens in its own tab. The browser’s history lists it, with its own name.</p>
          ) : null}
          <ResourceFacts entry={entry} />
          <QuietReport slug={entry.slug} />
        </>
      ) : null}
    </>
  )
}
