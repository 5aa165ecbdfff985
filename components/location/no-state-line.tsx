import type { StateCode } from '@/lib/geography/states'
import { words } from '@/lib/site/language/words'
import { hotline } from '@/lib/site/site'
import { telLink } from '@/lib/text/phone'

/** Shown where a state's hotline would be, so that nobody waits for one. */
export function NoStateLine({ state }: { state: StateCode }) {
  const { phone } = hotline('domestic-violence')
  return (
    <p>
      {words().help.state.noLine({ code: state })}{' '}
      <a className="num" href={telLink(phone ?? '')}>
        {phone}
      </a>
    </p>
  )
}
