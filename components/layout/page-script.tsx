import { getControlsScript, getExitScript } from '@/lib/safety/page-script'
import { words } from '@/lib/site/language/words'
import { site } from '@/lib/site/site'
import { InlineScript } from './inline-script'

interface Props {
  nonce?: string
}

/** Stands first in the body: leaving must work before, and without, anything else that the page loads. */
export function ExitScript({ nonce }: Props) {
  return <InlineScript script={getExitScript(site.exitUrl, words().exit)} nonce={nonce} />
}

/** Stands last: until it is there, links and menus do what they do without a script. */
export function ControlsScript({ nonce }: Props) {
  return <InlineScript script={getControlsScript(words())} nonce={nonce} />
}
