import { setLanguage } from '@/lib/site/language/page-language'
import '@/components/forms/forms.css'
import { HomeLink, SmallPage } from '@/components/layout/outcome-page'
import { TokenForm } from '@/components/newsletter/token-form'
import { Paragraphs, TextList } from '@/components/ui/texts'
import { readContactLink } from '@/lib/check-ins/contacts'
import { type LinkShown, linkToken } from '@/lib/check-ins/schema'
import { readNonce } from '@/lib/http/nonce'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'

const api = '/api/trusted-contact'

function Stop({ token }: { token: string }) {
  return <TokenForm action={`${api}/stop`} token={token} button={words().trusted.stop} variant="outline" />
}

/** Opening the page changes nothing: email scanners open every link. */
function ContactQuestion({ link: { status, name, from }, token }: { link: LinkShown; token: string }) {
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
      <TokenForm action={`${api}/decline`} token={token} button={w.no} variant="outline" />
    </>
  )
}

const path = '/trusted-contact'

export const generateMetadata = describePage(path, () => words().trusted, { index: false })

export default async function TrustedContactPage({ params, searchParams }: PageProps<'/[locale]/trusted-contact'>) {
  await setLanguage(params)
  const [given, nonce] = await Promise.all([searchParams, readNonce()])
  const token = linkToken.safeParse(given.token)
  const link = token.success ? await readContactLink(token.data) : null
  if (!link || !token.success) {
    const { title, paragraphs } = words().trusted.outcomes['link-over']
    return (
      <SmallPage path={path} title={title} nonce={nonce}>
        <div className="prose">
          <Paragraphs texts={paragraphs} />
        </div>
        <HomeLink />
      </SmallPage>
    )
  }
  return (
    <SmallPage path={path} title={words().trusted.title} nonce={nonce}>
      <ContactQuestion link={link} token={token.data} />
    </SmallPage>
  )
}
