import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { nameSavePage, readSavePage } from '@/lib/account/saved/pending'
import { getSavableTitle } from '@/lib/account/saved/queries'
import { pageMetadata } from '@/lib/site/page-metadata'
import { openDashboard } from '../../open-dashboard'

export const metadata: Metadata = pageMetadata({
  title: 'Save',
  description: 'For you alone.',
  path: '/dashboard/saved',
  index: false,
})

/** Reached by a link or after a sign-in that was begun elsewhere: nothing is saved until she presses. */
export default async function SavePage({ params }: { params: Promise<{ slug: string }> }) {
  const path = nameSavePage((await params).slug)
  const slug = readSavePage(path)
  if (slug === null) notFound()
  return openDashboard({ path, tab: '/dashboard/saved' }, async () => {
    const title = await getSavableTitle(slug)
    if (title === null) notFound()
    return (
      <div className="card items-start narrow">
        <h2>Save this for later?</h2>
        <p>
          <b>{title}</b> goes on your list, where only you can see it.
        </p>
        <form method="post" action={`/api/user/saved-resources/add/${slug}`}>
          <Button type="submit">Save</Button>
        </form>
      </div>
    )
  })
}
