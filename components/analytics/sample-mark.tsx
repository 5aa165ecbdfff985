/** Marks a number as sample data. */
import { words } from '@/lib/site/language/words'
export function SampleMark() {
  return <span className="badge sample-mark">{words().figures.sample}</span>
}
