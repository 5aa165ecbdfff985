import { CallLink } from '@/components/ui/phone-link'
import { localizedHotlines } from '@/lib/site/language/hotlines'
import { words } from '@/lib/site/language/words'
import { LineEntries } from './line-entries'

/** Hotlines that answer from anywhere, for when there are no other results; 911 before them where nothing was searched. */
export function HotlineList({ withPolice }: { withPolice?: true }) {
  const copy = words().layout
  return (
    <>
      {withPolice ? (
        <p className="row">
          <b>911</b> <CallLink number="911" label={copy.call} />
        </p>
      ) : null}
      <LineEntries lines={localizedHotlines()} copy={copy} isShort />
    </>
  )
}
