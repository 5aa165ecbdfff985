import { TokenForm } from '@/components/newsletter/token-form'
import { TextList } from '@/components/ui/texts'
import type { LinkShown } from '@/lib/check-ins/schema'
import { words } from '@/lib/site/language/words'

const api = '/api/trusted-contact'

function Stop({ token }: { token: string }) {
  return <TokenForm action={`${api}/stop`} token={token} button={words().trusted.stop} look="line" />
}

/** Opening the page changes nothing: email scanners open every link. */
export function ContactQuestion({ link: { status, name, from }, token }: { link: LinkShown; token: string }) {
  const w = words().trusted
  if (status === 'removed') {
    return (
      <>
        <p>{w.removed}</p>
        <Stop token={token} />
      </>
    )
  }
  const accept = <TokenForm action={`${api}/accept`} token={token} button={w.yes({ from })} />
  if (status === 'accepted') {
    return (
      <>
        <div className="prose">
          <p>
            {w.saidYes.before({ name })} <b>{from}</b>. {w.saidYes.after({ from })}
          </p>
          <p>{w.saidYes.stop}</p>
        </div>
        <Stop token={token} />
      </>
    )
  }
  if (status !== 'asked') {
    return (
      <>
        <p>
          {w.saidNo.before} <b>{from}</b>
          {w.saidNo.after}
        </p>
        {accept}
      </>
    )
  }
  return (
    <>
      <div className="prose">
        <p>
          {w.asks.before({ name })} <b>{from}</b> {w.asks.after}
        </p>
        <TextList texts={w.points({ from })} />
      </div>
      {accept}
      <TokenForm action={`${api}/decline`} token={token} button={w.no} look="line" />
    </>
  )
}
