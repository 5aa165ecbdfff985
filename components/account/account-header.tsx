import type { ReactNode } from 'react'
import { Button, type ButtonVariant } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** One click, no script needed. */
export function SignOutForm({
  variant = 'outline',
  label = 'Sign Out',
  action = '/api/logout',
}: {
  variant?: ButtonVariant
  label?: string
  action?: string
}) {
  return (
    <form method="post" action={action}>
      <Button variant={variant} type="submit">
        <Icon name="log-out" size={18} /> {label}
      </Button>
    </form>
  )
}

/** The dashboard's header: where she is, who she is signed in as, and sign-out. */
export function AccountHeader({
  title,
  children,
  links,
  signOut,
}: {
  title: string
  children: ReactNode
  links?: ReactNode
  signOut: { label: string; action: string }
}) {
  return (
    <header className="account-header">
      <div className="wrap">
        <div>
          <h1>{title}</h1>
          <p className="soft">{children}</p>
        </div>
        <div className="row">
          {links}
          <SignOutForm {...signOut} />
        </div>
      </div>
    </header>
  )
}
