import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'

/** The page that leaves one line behind, and the one press that brings every tab there. */
export function QuietOffer() {
  return (
    <section className="call-now" aria-labelledby="quiet-offer">
      <h2 id="quiet-offer">Quiet browsing</h2>
      <p>
        Hotlines, the directory, your state and the safety lists in one page. Its address, name and icon never change,
        so that however much you read, the browser’s history gets one line: “Notes”.
      </p>
      <LinkButton className="w-fit" href="/quiet" data-quiet>
        <Icon name="eye-off" /> Switch every tab to it
      </LinkButton>
      <p className="soft">
        Pages that you opened before stay in the history’s list. The Back button does not bring them up any more.
      </p>
    </section>
  )
}
