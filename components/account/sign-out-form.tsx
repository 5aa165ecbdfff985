import { Button, type ButtonLook } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** One press, without a script. */
export function SignOutForm({ look = 'line' }: { look?: ButtonLook }) {
  return (
    <form method="post" action="/api/logout">
      <Button look={look} type="submit">
        <Icon name="log-out" size={18} /> Sign Out
      </Button>
    </form>
  )
}
