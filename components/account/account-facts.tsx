import type { UserDto } from '@/lib/account/schema'
import { formatDate } from '@/lib/text/format'

/** What the account holds, as the sign-in service gave it. */
export function AccountFacts({ user }: { user: UserDto }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  const facts = [
    { label: 'Name', value: name || 'Not given' },
    { label: 'Email', value: user.email ?? 'None verified by the sign-in service' },
    { label: 'Account since', value: formatDate(user.createdAt.toISOString().slice(0, 10)) },
  ]
  return (
    <section aria-labelledby="account-title" className="stack">
      <h2 id="account-title">Your account</h2>
      <dl className="account-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="soft">
        Your name and email come from the service you sign in with, each time you do. To change them, change them there.
        We keep no password and no picture of you.
      </p>
    </section>
  )
}
