import { LinkButton } from '@/components/ui/link-button'

/** Where payments are not configured: said plainly, and no card asked for. */
export function GiveClosed() {
  return (
    <section className="give-form" aria-labelledby="closed-title">
      <h2 id="closed-title">Gifts are not open yet</h2>
      <p>We have not set up payments on this site, so this page asks for no card and takes no money.</p>
      <p>If you would like to give another way, please write to us.</p>
      <p className="row">
        <LinkButton href="/contact">Contact us</LinkButton>
      </p>
    </section>
  )
}
