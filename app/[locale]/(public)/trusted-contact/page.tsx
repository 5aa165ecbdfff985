import { setLanguage } from '@/lib/site/language/page-language'
import '@/components/forms/forms.css'
import { ContactQuestion } from '@/components/check-ins/contact-question'
import { HomeLink } from '@/components/layout/outcome-page'
import { SmallPage } from '@/components/layout/small-page'
import { Paragraphs } from '@/components/ui/texts'
import { readContactLink } from '@/lib/check-ins/contacts'
import { linkToken } from '@/lib/check-ins/schema'
import { readNonce } from '@/lib/http/nonce'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'

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
