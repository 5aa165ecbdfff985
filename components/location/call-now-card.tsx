import { words } from '@/lib/site/language/words'
import { telLink } from '@/lib/text/phone'
import { NationalLine } from './national-line'

/** Someone to talk to, whatever the page is about. */
export function CallNowCard() {
  const w = words().help.callNow
  return (
    <div className="card">
      <h2 className="text-[1.25rem]">{w.title}</h2>
      <p>{w.text}</p>
      <NationalLine look="soft" />
      <p>
        {w.danger} <a href={telLink('911')}>{w.call911}</a>.
      </p>
    </div>
  )
}
