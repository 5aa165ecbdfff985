import '@/components/forms/forms.css'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { SmallPage } from '@/components/layout/small-page'
import { LinkOver } from '@/components/newsletter/link-over'
import { readLink } from '@/lib/newsletter/queries'
import { words } from '@/lib/site/language/words'

type OpenLink = NonNullable<Awaited<ReturnType<typeof readLink>>>

export interface LinkPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The page behind a link of an email, or one that says that the link is over. */
export async function showLink(
  { searchParams }: LinkPageProps,
  path: string,
  purpose: Parameters<typeof readLink>[1],
  show: (link: OpenLink, token: string) => { title: string; content: ReactNode },
) {
  const [{ token }, all] = await Promise.all([searchParams, headers()])
  const link = await readLink(token, purpose)
  const { title, content } = link
    ? show(link, String(token))
    : { title: words().newsletter.over.title, content: <LinkOver /> }
  return (
    <SmallPage path={path} title={title} nonce={all.get('x-nonce') ?? undefined}>
      {content}
    </SmallPage>
  )
}
