import '@/components/forms/forms.css'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { ContactQuestion } from '@/components/check-ins/contact-question'
import { SmallPage } from '@/components/layout/small-page'
import { LinkButton } from '@/components/ui/link-button'
import { readContactLink } from '@/lib/check-ins/contacts'
import { contactOutcomes } from '@/lib/check-ins/content'
import { linkToken } from '@/lib/check-ins/schema'
import { pageMetadata } from '@/lib/site/page-metadata'

const path = '/trusted-contact'

export const metadata: Metadata = pageMetadata({
  title: 'Your answer',
  description: 'Answer a question that came by email.',
  path,
  index: false,
})

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function TrustedContactPage({ searchParams }: Props) {
  const [given, all] = await Promise.all([searchParams, headers()])
  const token = linkToken.safeParse(given.token)
  const link = token.success ? await readContactLink(token.data) : null
  const nonce = all.get('x-nonce') ?? undefined
  if (!link || !token.success) {
    const { title = '', paragraphs = [] } = contactOutcomes['link-over'] ?? {}
    return (
      <SmallPage path={path} title={title} nonce={nonce}>
        <div className="prose">
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <LinkButton look="line" href="/">
          Home
        </LinkButton>
      </SmallPage>
    )
  }
  return (
    <SmallPage path={path} title="Your answer" nonce={nonce}>
      <ContactQuestion link={link} token={token.data} />
    </SmallPage>
  )
}
