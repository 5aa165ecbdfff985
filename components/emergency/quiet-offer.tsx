import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'

/** The page that leaves one line behind, and the one press that brings every tab there. */
export function QuietOffer() {
  return (
    <section className="call-now" aria-labelledby="quiet-offer">
      <h2 id="quiet-offer">Quiet browsing</h2>
      <p>
        Hotlines, the directory, your state and the safety lists in one page. Its address, name and icon never change,
        so no matter how much you read, your browser’s history shows one line: “Notes”.
      </p>
      <LinkButton className="w-fit" href="/quiet" data-quiet>
        <Icon name="eye-off" /> Switch every tab to it
      </LinkButton>
      <p className="soft">Earlier pages stay in your history, but Back won’t show them.</p>
    </section>
  )
}
