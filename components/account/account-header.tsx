import type { ReactNode } from 'react'
import { SignOutForm } from './sign-out-form'

/** The head of the dashboard and of the console: where she is, as whom, and the way out. */
export function AccountHeader({ title, children, links }: { title: string; children: ReactNode; links?: ReactNode }) {
  return (
    <header className="account-header">
      <div className="wrap">
        <div>
          <h1>{title}</h1>
          <p className="soft">{children}</p>
        </div>
        <div className="row">
          {links}
          <SignOutForm />
        </div>
      </div>
    </header>
  )
}
