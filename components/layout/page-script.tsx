import { getControlsScript, getExitScript } from '@/lib/safety/page-script'
import { words } from '@/lib/site/language/words'
import { site } from '@/lib/site/site'
import { InlineScript } from './inline-script'

interface Props {
  nonce?: string
}

/** Comes first in the body: leaving must work before, and without, anything else the page loads. */
export function ExitScript({ nonce }: Props) {
  return <InlineScript script={getExitScript(site.exitUrl, words().exit)} nonce={nonce} />
}

/** Comes last: until it has run, links and menus behave as they do without a script. */
export function ControlsScript({ nonce }: Props) {
  return <InlineScript script={getControlsScript(words())} nonce={nonce} />
}
