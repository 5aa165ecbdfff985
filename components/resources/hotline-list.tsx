import { CallRows } from '@/components/ui/phone-link'
import { localizedHotlines } from '@/lib/site/language/hotlines'
import { words } from '@/lib/site/language/words'

/** 911 and the hotlines that answer from anywhere, for when there is nothing else. */
export function HotlineList() {
  const copy = words().layout
  return <CallRows danger={copy.dangerNow} lines={localizedHotlines()} copy={copy} />
}
