/** Stands at every number that is made up. */
import { words } from '@/lib/site/language/words'
export function SampleMark() {
  return <span className="badge sample-mark">{words().figures.sample}</span>
}
