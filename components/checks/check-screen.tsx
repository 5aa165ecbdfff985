import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { findHeldBack } from '@/lib/resources/checks/gaps'
import { findNeededFact } from '@/lib/resources/checks/needed-fact'
import type { CheckFactsDto } from '@/lib/resources/checks/schema'
import { describeFreshness } from '@/lib/resources/freshness'
import { isUnencrypted, resourcePath, websiteHost } from '@/lib/resources/place'
import type { RoomFacts } from '@/lib/resources/rooms/links'
import type { StaffResourceDto } from '@/lib/resources/staff/staff-schema'
import { telLink } from '@/lib/text/format'
import { CheckAside } from './check-aside'
import { CheckForm } from './check-form'
import { DoubtBadges } from './queue-list'

const extension = /^(.*?)(?: ext\. (\d+))?$/

function CallButton({ phoneNumber }: { phoneNumber: string }) {
  const [, number = phoneNumber, inner] = extension.exec(phoneNumber) ?? []
  return (
    <LinkButton href={telLink(number, inner)}>
      <Icon name="phone" size={18} />
      <span>
        Call <span className="num">{phoneNumber}</span>
      </span>
    </LinkButton>
  )
}

/** One screen: call, tick what was confirmed, correct what is wrong, go on to the next. */
export function CheckScreen({
  resource,
  facts,
  rooms,
}: {
  resource: StaffResourceDto
  facts: CheckFactsDto
  /** Null for what is no place to stay. */
  rooms: RoomFacts | null
}) {
  const { id, title, isEmergency, phoneNumber, url, isArchived } = resource
  const freshness = describeFreshness(resource)
  const heldBack = phoneNumber ? null : findHeldBack(resource.slug)
  const isTaken = facts.claimedUntil !== null && !facts.isClaimedByMe
  const openReports = facts.openReports.reduce((sum, { count }) => sum + count, 0)
  return (
    <article className="grid gap-6" aria-labelledby="check-title">
      <div className="grid gap-3">
        <p>
          <a href="/admin/checks">Back to the queue</a>
        </p>
        <h2 id="check-title">{title}</h2>
        <p className="badges">
          {isEmergency ? <span className="badge badge-emergency">Emergency</span> : null}
          <span className={freshness.state === 'verified' ? 'badge badge-verified' : 'badge'}>{freshness.label}</span>
          <DoubtBadges {...facts} openReports={openReports} />
        </p>
        {heldBack ? (
          <p>
            The public sees no number, because we have no proof of it. Public lists say{' '}
            <a className="num" href={telLink(heldBack)}>
              {heldBack}
            </a>
            . Call it, and enter it below if it is right.
          </p>
        ) : null}
        <div className="row">
          {phoneNumber ? <CallButton phoneNumber={phoneNumber} /> : null}
          {url ? (
            <LinkButton variant="outline" href={url} target="_blank" rel="noopener noreferrer">
              <span>
                {websiteHost(url)}
                {isUnencrypted(url) ? ' (not encrypted)' : null}
                <span className="sr-only">, opens a new tab</span>
              </span>
              <Icon name="external-link" size={16} />
            </LinkButton>
          ) : null}
          {isArchived ? null : (
            <a className="tap" href={resourcePath(resource)}>
              As the public sees it
            </a>
          )}
          <a className="tap" href={`/admin/resources/${id}`}>
            Edit everything
          </a>
        </div>
      </div>
      {isTaken ? (
        <div className="callout callout-warning" role="status">
          <p>A colleague is checking this entry right now. Please take another, so that no one gets called twice.</p>
        </div>
      ) : (
        <div className="check-columns">
          <CheckForm resource={resource} needed={findNeededFact(resource)} numbers={facts.numbers} />
          <CheckAside id={id} facts={facts} rooms={rooms} />
        </div>
      )}
    </article>
  )
}
