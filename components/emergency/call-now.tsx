import { NoPapers } from '@/components/location/national-line'
import { CallRows } from '@/components/ui/phone-link'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import type { Hotline } from '@/lib/site/site'

/** The two most important numbers. Whoever comes from 'Get Help Now' needs nothing else. */
export function CallNow({ line }: { line: Hotline }) {
  const w = words()
  const copy = w.emergency.callNow
  return (
    <section className="call-box" aria-labelledby="call-now-title">
      <h1 id="call-now-title">{copy.title}</h1>
      <p>
        <b>{copy.lead}</b> {copy.text}
      </p>
      <NoPapers />
      <CallRows danger={w.layout.dangerNow} lines={[line]} copy={w.layout} />
      <ul className="chips">
        <li>
          <a className="chip" href={to('/emergency/contacts')}>
            {copy.allHotlines}
          </a>
        </li>
        <li>
          <a className="chip" href={to('/help-now')}>
            {copy.inYourState}
          </a>
        </li>
      </ul>
    </section>
  )
}
