import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ConsolePage } from '@/app/(staff)/admin/console-page'
import { DetailsForm } from '@/components/staff/details-form'
import { id as idSchema } from '@/lib/http/text'
import { getDetails } from '@/lib/resources/details'
import { addable, countRows, listGroups, toTyped } from '@/lib/resources/details-fields'
import { pageMetadata } from '@/lib/site/page-metadata'
import { readNotice } from '@/lib/staff/notices'

export const metadata: Metadata = pageMetadata({
  title: 'Edit Resource - Admin Dashboard',
  description: 'For staff.',
  path: '/admin/resources',
  index: false,
})

interface Props {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function ResourceDetailsPage({ params, searchParams }: Props) {
  const [asked, search] = [idSchema.safeParse((await params).id), await searchParams]
  return (
    <ConsolePage tab="resources" notice={readNotice(search)}>
      {async (viewer) => {
        const details = asked.success ? await getDetails(viewer, asked.data) : null
        if (!asked.success || !details) notFound()
        const typed = toTyped(details)
        const more = addable.find((name) => name === search.add)
        return (
          <>
            <h2>Phones, hours, places and more: {details.title}</h2>
            <DetailsForm
              id={asked.data}
              version={details.version}
              groups={listGroups(countRows(typed, more), details.state)}
              typed={typed}
            />
          </>
        )
      }}
    </ConsolePage>
  )
}
