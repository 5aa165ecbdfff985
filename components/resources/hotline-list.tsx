import { spokenHotlines } from '@/lib/site/language/hotlines'
import { words } from '@/lib/site/language/words'
import { LineEntries } from './line-entries'

/** Who answers from anywhere, where there is nothing else to show. */
export function HotlineList() {
  return <LineEntries lines={spokenHotlines()} said={words().layout} isShort />
}
