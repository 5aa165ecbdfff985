import type { ReactNode } from 'react'
import { SignOutForm } from './sign-out-form'

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
