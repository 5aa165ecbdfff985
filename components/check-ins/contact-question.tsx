import { TokenForm } from '@/components/newsletter/token-form'
import type { LinkShown } from '@/lib/check-ins/schema'

const api = '/api/trusted-contact'

function Stop({ token }: { token: string }) {
  return <TokenForm action={`${api}/stop`} token={token} button="Stop: no more of these emails" look="line" />
}

/** Nothing happens by opening it: scanners of emails open every link. */
export function ContactQuestion({ link: { status, name, from }, token }: { link: LinkShown; token: string }) {
  if (status === 'removed') {
    return (
      <>
        <p>
          Your address is already off the list. A message that is on its way will still come, unless you stop it here.
        </p>
        <Stop token={token} />
      </>
    )
  }
  const accept = <TokenForm action={`${api}/accept`} token={token} button={`Yes, ${from} can count on me`} />
  if (status === 'accepted') {
    return (
      <>
        <div className="prose">
          <p>
            {name}, you have said yes to <b>{from}</b>. If {from} misses a check-in, you get a message by email.
          </p>
          <p>You can stop at any time, and you don’t have to say why.</p>
        </div>
        <Stop token={token} />
      </>
    )
  }
  if (status !== 'asked') {
    return (
      <>
        <p>
          You have said no to <b>{from}</b>, and you get no email. You can change your mind.
        </p>
        {accept}
      </>
    )
  }
  return (
    <>
      <div className="prose">
        <p>
          {name}, <b>{from}</b> asks whether you would be a trusted contact.
        </p>
        <ul>
          <li>
            {from} sets a time to check in. If it passes without an answer, you get an email with what {from} wrote.
          </li>
          <li>Then you do what it asks, or call 911 if you believe that {from} is in danger.</li>
          <li>You never learn where {from} is, unless the message says so. You get nothing while all is well.</li>
          <li>We keep your name and address encrypted, for this only. You can stop at any time.</li>
          <li>Someone may be watching {from}. Please don’t talk about this with anyone else.</li>
        </ul>
      </div>
      {accept}
      <TokenForm action={`${api}/decline`} token={token} button="No, I would rather not" look="line" />
    </>
  )
}
