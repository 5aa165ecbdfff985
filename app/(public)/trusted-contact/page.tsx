import '@/components/forms/forms.css'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { ContactQuestion } from '@/components/check-ins/contact-question'
import { HomeLink, Paragraphs } from '@/components/layout/outcome-page'
import { SmallPage } from '@/components/layout/small-page'
import { readContactLink } from '@/lib/check-ins/contacts'
import { linkToken } from '@/lib/check-ins/schema'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'

const path = '/trusted-contact'

export function generateMetadata(): Metadata {
  const { title, description } = words().trusted
  return pageMetadata({ title, description, path, index: false })
}

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function TrustedContactPage({ searchParams }: Props) {
  const [given, all] = await Promise.all([searchParams, headers()])
  const token = linkToken.safeParse(given.token)
  const link = token.success ? await readContactLink(token.data) : null
  const nonce = all.get('x-nonce') ?? undefined
  if (!link || !token.success) {
    const { title, paragraphs } = words().trusted.outcomes['link-over']
    return (
      <SmallPage path={path} title={title} nonce={nonce}>
        <Paragraphs texts={paragraphs} />
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
