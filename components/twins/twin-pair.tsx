import { Button } from '@/components/ui/button'
import { stateName } from '@/lib/geography/states'
import type { TwinSide, Twins } from '@/lib/resources/twins/twin-schema'

function Side({ side }: { side: TwinSide }) {
  const { id, title, phones, street, isAddressKept, url, hours, source, verifiedOn, checks } = side
  const facts = [
    phones.join(', ') || 'no number',
    isAddressKept ? 'its address is kept private' : street,
    url,
    hours,
    verifiedOn ? `verified ${verifiedOn}` : null,
    checks > 0 ? `${checks === 1 ? '1 check' : `${checks} checks`}` : null,
    source,
  ]
  return (
    <div>
      <h3>
        <a href={`/admin/resources/${id}`}>{title}</a>
      </h3>
      <p className="soft">{facts.filter(Boolean).join(' · ')}</p>
    </div>
  )
}

/** Two entries side by side, with what makes them alike. */
export function TwinPair({ pair }: { pair: Twins }) {
  const { one, other, state, hasSameName, hasSamePhone, hasSameStreet } = pair
  const alike = [hasSameName ? 'name' : null, 'town', hasSamePhone ? 'number' : null, hasSameStreet ? 'street' : null]
  return (
    <li className="console-row">
      <div className="console-row-facts">
        <p>
          {[one.city, state ? stateName(state) : null].filter(Boolean).join(', ')}: the same{' '}
          {alike.filter(Boolean).join(', ')}
        </p>
        <Side side={one} />
        <Side side={other} />
      </div>
      <form method="post" action="/api/admin/twins" className="row">
        <input type="hidden" name="one" value={one.id} />
        <input type="hidden" name="other" value={other.id} />
        <Button type="submit" name="act" value="keep-one">
          Keep the first <span className="sr-only">of {one.title}</span>
        </Button>
        <Button type="submit" name="act" value="keep-other">
          Keep the second <span className="sr-only">of {other.title}</span>
        </Button>
        <Button type="submit" name="act" value="distinct" variant="outline">
          They are two <span className="sr-only">: {one.title}</span>
        </Button>
      </form>
    </li>
  )
}
