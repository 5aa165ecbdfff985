import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { readSavePage } from '@/lib/account/saved/reply'
import { getSavableTitle } from '@/lib/account/saved/service'
import { setLanguage } from '@/lib/site/language/page-language'
import { call } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'
import { openDashboard } from '../../open-dashboard'

export async function generateMetadata({ params }: PageProps<'/[locale]/dashboard/save/[slug]'>): Promise<Metadata> {
  await setLanguage(params)
  const { saved, alone: description } = words().dashboard
  const { title } = saved.ask
  return pageMetadata({ title, description, path: '/dashboard/saved', index: false })
}

/** Reached by a link, or after signing in from another page: nothing is saved until she clicks. */
export default async function SavePage({ params }: PageProps<'/[locale]/dashboard/save/[slug]'>) {
  await setLanguage(params)
  const path = `/dashboard/save/${(await params).slug}`
  const slug = readSavePage(path)
  if (slug === null) notFound()
  return openDashboard({ path, tab: '/dashboard/saved' }, async () => {
    const title = await getSavableTitle(slug)
    if (title === null) notFound()
    const { heading, after, button } = words().dashboard.saved.ask
    return (
      <div className="card items-start narrow">
        <h2>{heading}</h2>
        <p>
          <b>{title}</b>
          {after}
        </p>
        <form method="post" action={call(`/api/user/saved-resources/add/${slug}`)}>
          <Button type="submit">{button}</Button>
        </form>
      </div>
    )
  })
}
