import { CallCard } from '@/components/call-card/call-card'
import { Columns } from '@/components/layout/columns'
import { CallNowCard } from '@/components/location/national-line'
import { Icon } from '@/components/ui/icon'
import { countedAs } from '@/lib/analytics/counted-as'
import { countyPath, getCounty } from '@/lib/geography/counties'
import { stateSlug } from '@/lib/geography/states'
import { mapDevices, readMapLinks, readTransitText } from '@/lib/resources/map-links'
import { resourcePath } from '@/lib/resources/place'
import type { RecordParts, ResourceDto } from '@/lib/resources/schema'
import { listToAsk } from '@/lib/resources/who-may-come'
import { readCallKind } from '@/lib/safety/call-card/call-kind'
import { listPath } from '@/lib/safety/plain-list/write-list'
import type { NextProgram } from '@/lib/search/next-program'
import { to } from '@/lib/site/language/paths'
import { currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { Badges, EntryAlert } from './badges'
import { ContactButtons } from './contact-buttons'
import { Description } from './description'
import { ReportLink } from './report-link'
import { ResourceFacts } from './resource-facts'
import { FirstRides, HealthRides } from './rides'
import { RoomLine } from './room-line'
import { SaveButton } from './save-form'
import { SearchForm } from './search-form'

/** Behind what a map keeps: nothing is asked of a map service before she presses. */
function MapLinks({ entry }: { entry: ResourceDto }) {
  const w = words().ride.map
  const links = readMapLinks(entry)
  if (!links) return null
  return (
    <details>
      <summary className="tap">
        {w.open}
        <Icon name="chevron-down" size={16} className="chevron" />
      </summary>
      <div className="callout">
        <p>{w.warning}</p>
        <ul>
          {mapDevices.map((device) => (
            <li key={device}>
              <a className="tap" href={links[device]} rel="noopener noreferrer">
                {w[device]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

/** How to get to a place: a map, the bus its own record names, rides of its county. Nothing for what answers from anywhere. */
export function GettingThere({ entry }: { entry: ResourceDto }) {
  const { ride: w, records } = words()
  const county = entry.countyFips ? getCounty(entry.countyFips) : null
  const transit = readTransitText(entry)
  if (entry.scope !== 'local' || !county) return <MapLinks entry={entry} />
  return (
    <section className="grid gap-3" aria-labelledby="getting-there">
      <h2 id="getting-there">{w.title}</h2>
      {entry.address ? <MapLinks entry={entry} /> : <p>{w.hidden}</p>}
      {transit ? (
        <p>
          {w.transit}: <span lang={records.english}>{transit}</span>
        </p>
      ) : null}
      {entry.category === 'womens-health' ? <HealthRides county={county} /> : null}
      <FirstRides county={county} />
    </section>
  )
}

function NextNumber({ next }: { next: NextProgram }) {
  return (
    <>
      <p>
        <a href={to(resourcePath(next))}>{words().records.name(next)}</a>
      </p>
      <ContactButtons
        entry={{ ...next, url: null }}
        variant="secondary"
        copy={words().records}
        language={currentLanguage()}
      />
    </>
  )
}

/** Where else to look. */
function MoreLinks({ entry }: { entry: ResourceDto }) {
  const { directory } = words()
  const w = directory.record
  const county = entry.countyFips ? getCounty(entry.countyFips) : null
  return (
    <nav className="card" aria-label={w.related}>
      <SearchForm id="entry-search" label={w.lookElse} placeholder={w.placeholder} />
      <ul>
        <li>
          <a className="tap" href={to(listPath({ of: entry.slug }))} rel="nofollow">
            {w.onPaper}
          </a>
        </li>
        <li>
          <a className="tap" href={to(`/lists?add=${entry.slug}`)} rel="nofollow">
            {words().clientList.fromEntry}
          </a>
        </li>
        <li>
          <a className="tap" href={to(`/resources/${entry.category}`)}>
            {w.moreIn({ name: directory.categories[entry.category] })}
          </a>
        </li>
        {entry.state ? (
          <li>
            <a className="tap" href={to(`/resources/${entry.category}/in/${stateSlug(entry.state)}`)}>
              {w.moreInState({ code: entry.state })}
            </a>
          </li>
        ) : null}
        {county ? (
          <li>
            <a className="tap" href={to(countyPath(county))}>
              {w.allInCounty({ county: county.fullName })}
            </a>
          </li>
        ) : entry.state ? (
          <li>
            <a className="tap" href={to(`/help/${stateSlug(entry.state)}`)}>
              {w.byCounty({ code: entry.state })}
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}

export function ResourceTitle({ entry }: { entry: ResourceDto }) {
  const { records } = words()
  const official = records.officialName(entry)
  return (
    <div className="wrap">
      <h1 className="text-[clamp(1.8rem,1.4rem+2.2vw,3rem)]">{records.name(entry)}</h1>
      {official ? (
        <p className="soft" lang="en">
          {official}
        </p>
      ) : null}
    </div>
  )
}

/** Everything the directory knows of an entry: contact options first, sources last. */
export function ResourceDetails({
  entry,
  parts,
  next,
}: {
  entry: ResourceDto
  parts: RecordParts
  next: NextProgram | null
}) {
  const { directory, records: copy } = words()
  const w = directory.record
  const language = currentLanguage()
  const isByText = !entry.phones.some(({ type }) => type === 'voice')
  const canCall = entry.phones.some(({ type }) => type === 'voice' || type === 'text')
  return (
    <Columns
      className="wrap section pt-4 lg:pt-8"
      label={w.moreHelp}
      aside={
        <>
          <MoreLinks entry={entry} />
          <CallNowCard />
        </>
      }
    >
      {/* The second column's links don't count as calls to this record. */}
      <article className="grid grid-cols-[minmax(0,1fr)] gap-8" {...countedAs(entry)} data-count-view="">
        <div className="grid gap-5">
          <RoomLine entry={entry} />
          <EntryAlert entry={entry} copy={copy} />
          <ContactButtons entry={entry} copy={copy} language={language} />
          <Description className="lead max-w-[62ch]" entry={entry} copy={copy} />
          <Badges entry={entry} copy={copy} />
          <p className="row gap-y-0">
            {canCall ? (
              <a className="tap" href="#call">
                {isByText ? w.readyToText : w.ready}
              </a>
            ) : null}
            <SaveButton entry={entry} copy={copy} />
            <ReportLink entry={entry} copy={copy} />
          </p>
        </div>
        <ResourceFacts entry={entry} parts={parts} copy={copy} />
        {canCall ? (
          <CallCard
            kind={readCallKind(entry).kind}
            about={copy.name(entry)}
            language={language}
            number={<ContactButtons entry={entry} copy={copy} language={language} isShort />}
            isByText={isByText}
            toAsk={listToAsk(entry)}
            next={next ? <NextNumber next={next} /> : null}
          />
        ) : null}
      </article>
      {/* A call to a ride is none to this record. */}
      <GettingThere entry={entry} />
    </Columns>
  )
}
