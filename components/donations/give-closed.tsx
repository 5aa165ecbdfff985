import { LinkButton } from '@/components/ui/link-button'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

/** Shown when payments are not configured: it says so plainly and asks for no card. */
export function GiveClosed() {
  const w = words().give.closed
  return (
    <section className="box give-form" aria-labelledby="closed-title">
      <h2 id="closed-title">{w.title}</h2>
      <p>{w.text}</p>
      <p>{w.otherWay}</p>
      <p className="row">
        <LinkButton href={to('/contact')}>{w.contact}</LinkButton>
      </p>
    </section>
  )
}
