import './entry-row.css'
import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { type County, countyPath } from '@/lib/geography/counties'
import { listRides, type Ride, riderWords } from '@/lib/resources/counties/rides'
import { isUnencrypted } from '@/lib/resources/place'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { formatDate, telLink } from '@/lib/text/format'
import { Call211 } from './call-211'

/** The federal rule as a state's agency says it. */
const medicaidRule = 'https://www.dhs.wisconsin.gov/nemt/manager.htm'

/** A page without a date, or from before, proves little about a number today. */
const OLD_PROOF = '2023'

/** 'Source: Shawnee Mass Transit District. We have not called it yet'. */
function RideSource({ ride: { source, source_url, dated, phone } }: { ride: Ride }) {
  const { records } = words()
  const month = dated && dated.length > 4 ? formatDate(`${dated}-01`, 'month', records.tag) : dated
  return (
    <a href={source_url} target="_blank" rel="noopener noreferrer">
      {records.source}: <span lang={records.english}>{source}</span>
      {month ? `, ${month}` : null}
      {phone && (dated ?? '') < OLD_PROOF ? `. ${records.notYetCalled}` : null}
      <span className="sr-only">{records.newTab}</span>
    </a>
  )
}

function RideRow({ ride, county }: { ride: Ride; county: County }) {
  const { name, phone, url, towns, who, kind } = ride
  const { ride: w, records } = words()
  return (
    <li className="entry-row">
      <div className="grid gap-1">
        <h3 lang={records.english}>{name}</h3>
        <p className="entry-where">
          {w.who[riderWords[who]]}
          {towns.length > 0 ? ` · ${w.around({ towns: towns.join(', ') })}` : null}
          {kind === 'find' ? ` · ${w.lists({ code: county.state })}` : null}
          {phone || kind === 'find' ? null : ` · ${w.noNumber}`}
        </p>
        <p className="entry-where">
          <RideSource ride={ride} />
        </p>
      </div>
      <div className="acts">
        {phone ? (
          <LinkButton variant="secondary" href={telLink(phone)}>
            <Icon name="phone" size={18} />
            <span>
              {records.call} <span className="num">{phone}</span>
              <span className="sr-only" lang={records.english}>{`, ${name}`}</span>
            </span>
          </LinkButton>
        ) : null}
        {url ? (
          <LinkButton variant="outline" href={url} target="_blank" rel="noopener noreferrer">
            <span>
              {records.website}
              {isUnencrypted(url) ? records.notEncrypted : null}
              <span className="sr-only" lang={records.english}>{` ${name}`}</span>
              <span className="sr-only">{records.newTab}</span>
            </span>
            <Icon name="external-link" size={16} />
          </LinkButton>
        ) : null}
      </div>
    </li>
  )
}

function Rows({ rides, county }: { rides: readonly Ride[]; county: County }) {
  return rides.length > 0 ? (
    <ul className="entry-rows">
      {rides.map((ride) => (
        <RideRow key={`${ride.kind}${ride.name}${ride.phone}`} ride={ride} county={county} />
      ))}
    </ul>
  ) : null
}

/** Who takes her to a health appointment: of her state if it is known, else the number on her card. */
export function HealthRides({ county }: { county: County }) {
  const { ride: w, records } = words()
  return (
    <>
      <p>
        {w.card}{' '}
        <a href={medicaidRule} target="_blank" rel="noopener noreferrer">
          {w.cardSource}
          <span className="sr-only">{records.newTab}</span>
        </a>
      </p>
      <Rows rides={listRides(county).health} county={county} />
    </>
  )
}

/** All of a county, or the first `most`. */
export function CountyRides({ county, most }: { county: County; most?: number }) {
  const { ride: w, records } = words()
  const { rides, finds } = listRides(county)
  const shown = [...rides, ...finds].slice(0, most)
  return (
    <>
      {rides.length > 0 ? null : <p>{w.noneKnown({ name: records.county(county.fullName) })}</p>}
      {shown.length > 0 ? <p>{w.ask}</p> : null}
      <Rows rides={shown} county={county} />
      <Call211 copy={w.ask211} />
    </>
  )
}

/** The first rides of a county, and where all of them are. */
export function FirstRides({ county }: { county: County }) {
  const { ride: w, records } = words()
  return (
    <>
      <CountyRides county={county} most={2} />
      <p>
        <a className="tap" href={`${to(countyPath(county))}#rides`}>
          {w.allIn({ name: records.county(county.fullName) })}
        </a>
      </p>
    </>
  )
}

/** Before what a search found, where she asks how to get somewhere. */
export function RideAnswer({ county }: { county: County | null }) {
  const { ride: w } = words()
  return (
    <section className="card grid gap-3" aria-labelledby="ride-answer">
      <h2 id="ride-answer" className="text-[1.15rem]">
        {w.title}
      </h2>
      {county ? (
        <FirstRides county={county} />
      ) : (
        <a className="tap" href={to('/help')}>
          {w.whichCounty}
        </a>
      )}
    </section>
  )
}
