import { controlsScript, getExitScript } from '@/lib/safety/page-script'
import { site } from '@/lib/site'

interface Props {
  nonce?: string
}

function InlineScript({ text, nonce }: Props & { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, from a file
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}

/** Stands first in the body: leaving must work before, and without, anything else that the page loads. */
export function ExitScript({ nonce }: Props) {
  return <InlineScript text={getExitScript(site.exitUrl)} nonce={nonce} />
}

/** Stands last: until it is there, links and menus do what they do without a script. */
export function ControlsScript({ nonce }: Props) {
  return <InlineScript text={controlsScript} nonce={nonce} />
}
