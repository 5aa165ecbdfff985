import { words } from '@/lib/site/language/words'
import { LoadProblem } from './load-problem'
import { ExitScript } from './page-script'

/** A whole page, in place of one that there is no room to make at the moment: whom to call, and a link to try again. */
export function BusyPage({ nonce }: { nonce?: string }) {
  return (
    <div data-still="">
      <ExitScript nonce={nonce} />
      <LoadProblem copy={words().busy} />
    </div>
  )
}
