import { LinkButton } from '@/components/ui/link-button'

/** Where payments are not configured: said plainly, and no card asked for. */
export function GiveClosed() {
  return (
    <section className="give-form" aria-labelledby="closed-title">
      <h2 id="closed-title">We cannot take gifts here right now</h2>
      <p>Payments are not set up on this site at the moment, so this page asks for no card. Nothing was charged.</p>
      <p>If you would like to give in another way, please write to us.</p>
      <p className="row">
        <LinkButton href="/contact">Contact us</LinkButton>
      </p>
    </section>
  )
}
