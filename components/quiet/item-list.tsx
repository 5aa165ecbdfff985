import { useState } from 'react'
import { Description } from '@/components/resources/description'
import { Button } from '@/components/ui/button'
import { CallLink } from '@/components/ui/phone-link'
import { describeHours, describePlace } from '@/lib/resources/place'
import type { QuietItem } from '@/lib/resources/schema'
import type { OpenView } from './quiet-view'
import { useQuietWords } from './use-answer'

/** How many of a long list are shown at first. */
const INITIAL_COUNT = 10

function Item({ item, open }: { item: QuietItem; open: OpenView }) {
  const { home, records: copy } = useQuietWords()
  const hours = describeHours({ ...item, isOpen24Hours: false }, copy)
  return (
    <li className="entry max-w-none">
      <button type="button" className="quiet-title" onClick={() => open({ name: 'record', item })}>
        {copy.name(item)}
      </button>
      {item.isEmergency ? <span className="badge badge-emergency w-fit">{copy.emergency}</span> : null}
      <Description as="span" className="quiet-about" entry={item} copy={copy} />
      <span className="soft">
        {describePlace(item, copy)}
        {hours ? ' · ' : null}
        {hours?.lang ? <span lang={hours.lang}>{hours.text}</span> : hours?.text}
      </span>
      {item.phoneNumber ? <CallLink number={item.phoneNumber} label={home.call} /> : null}
    </li>
  )
}

/** A list of entries; each opens within this page. */
export function ItemList({ items, open, isShort = false }: { items: QuietItem[]; open: OpenView; isShort?: boolean }) {
  const w = useQuietWords()
  const [isWhole, setIsWhole] = useState(false)
  const shown = isShort && !isWhole ? items.slice(0, INITIAL_COUNT) : items
  const rest = items.length - shown.length
  return (
    <>
      <ul className="entries">
        {shown.map((item) => (
          <Item key={item.slug} item={item} open={open} />
        ))}
      </ul>
      {rest > 0 ? (
        <Button type="button" variant="outline" className="w-fit" onClick={() => setIsWhole(true)}>
          {w.showMore({ count: rest })}
        </Button>
      ) : null}
    </>
  )
}
