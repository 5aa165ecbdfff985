import { Button, type ButtonLook } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** One click, no script needed. */
export function SignOutForm({
  look = 'line',
  label = 'Sign Out',
  action = '/api/logout',
}: {
  look?: ButtonLook
  label?: string
  action?: string
}) {
  return (
    <form method="post" action={action}>
      <Button look={look} type="submit">
        <Icon name="log-out" size={18} /> {label}
      </Button>
    </form>
  )
}
