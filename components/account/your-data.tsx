import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'

export function YourData() {
  return (
    <section aria-labelledby="data-title" className="stack">
      <h2 id="data-title">Everything we hold about you</h2>
      <p>
        Read it on one page, or take it with you as one file. A file stays on this device until you delete it there.
      </p>
      <p className="row">
        <LinkButton look="line" href="/dashboard/account/data">
          <Icon name="eye" size={18} /> Read it
        </LinkButton>
        <LinkButton look="line" href="/api/user/account" download="account.json">
          <Icon name="download" size={18} /> Download it (JSON)
        </LinkButton>
      </p>
    </section>
  )
}
