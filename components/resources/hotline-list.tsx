import { localizedHotlines } from '@/lib/site/language/hotlines'
import { words } from '@/lib/site/language/words'
import { LineEntries } from './line-entries'

/** Hotlines that answer from anywhere, for when there are no other results. */
export function HotlineList() {
  return <LineEntries lines={localizedHotlines()} copy={words().layout} isShort />
}
