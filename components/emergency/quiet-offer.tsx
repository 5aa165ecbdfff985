import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

/** Offers the page that adds only one entry to the history, and the button that moves every tab there. */
export function QuietOffer() {
  const w = words().emergency.quietOffer
  return (
    <section className="card" aria-labelledby="quiet-offer">
      <h2 id="quiet-offer">{w.title}</h2>
      <p>{w.text}</p>
      <LinkButton className="w-fit" href={to('/quiet')} data-quiet>
        <Icon name="eye-off" /> {w.button}
      </LinkButton>
      <p className="soft">{w.earlier}</p>
    </section>
  )
}
