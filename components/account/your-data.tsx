import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

export function YourData() {
  const w = words().account.data
  return (
    <section aria-labelledby="data-title" className="stack">
      <h2 id="data-title">{w.title}</h2>
      <p>{w.text}</p>
      <p className="row">
        <LinkButton look="line" href={to('/dashboard/account/data')}>
          <Icon name="eye" size={18} /> {w.read}
        </LinkButton>
        <LinkButton look="line" href="/api/user/account" download="account.json">
          <Icon name="download" size={18} /> {w.download}
        </LinkButton>
      </p>
    </section>
  )
}
