import { CallLink, TextLink } from '@/components/ui/phone-link'
import { describePlace } from '@/lib/resources/place'
import type { ResourceDto } from '@/lib/resources/schema'

/** Who to call for a bed, in order; nothing that can't be called or texted. */
export function TonightLines({ entries }: { entries: ResourceDto[] }) {
  return (
    <ol className="entries">
      {entries.map((entry) => {
        const voice = entry.phones.find(({ type }) => type === 'voice')
        const text = entry.phones.find(({ type }) => type === 'text')
        return (
          <li key={entry.id} className="entry">
            <b>{entry.title}</b>
            <span className="soft">{describePlace(entry)}</span>
            <span className="row">
              {voice ? <CallLink number={voice.number} /> : null}
              {text ? <TextLink to={text.number} body={text.keyword} /> : null}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
