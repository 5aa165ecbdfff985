import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import type { Interest, SubscriberCountsDto } from '@/lib/newsletter/subscribers/schema'
import { words } from '@/lib/site/language/words'
import { formatNumber } from '@/lib/text/format'

export function SubscriberCounts({ counts }: { counts: SubscriberCountsDto }) {
  const { active, waiting, byInterest, withoutInterest } = counts
  return (
    <section aria-labelledby="list-title" className="grid gap-5">
      <div className="console-list-head">
        <h2 id="list-title">Subscribers</h2>
        <LinkButton look="line" href="/api/admin/subscribers/csv" download>
          <Icon name="download" size={18} /> Download CSV
        </LinkButton>
      </div>
      <p>
        {formatNumber(active)} get the newsletter. {formatNumber(waiting)} have not confirmed their address yet.
      </p>
      <dl className="console-bars">
        {Object.entries(words().newsletter.interests).map(([interest, label]) => (
          <div key={interest}>
            <dt>{label}</dt>
            <dd className="num">{formatNumber(byInterest[interest as Interest])}</dd>
          </div>
        ))}
        <div>
          <dt>No interest chosen</dt>
          <dd className="num">{formatNumber(withoutInterest)}</dd>
        </div>
      </dl>
      <p className="soft">Someone who chose several interests counts under each. Each download is recorded in Audit.</p>
    </section>
  )
}
