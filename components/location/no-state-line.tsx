import { hotline } from '@/lib/site/site'
import { telLink } from '@/lib/text/phone'

/** Said wherever a state's line would stand, so that nobody waits for one. */
export function NoStateLine({ name }: { name: string }) {
  const { phone } = hotline('domestic-violence')
  return (
    <p>
      We know of no statewide line in {name} that someone has confirmed. The national line finds the nearest program,
      day and night:{' '}
      <a className="num" href={telLink(phone ?? '')}>
        {phone}
      </a>
    </p>
  )
}
