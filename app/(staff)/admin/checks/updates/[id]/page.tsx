import '@/components/checks/checks.css'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ConsolePage } from '@/app/(staff)/admin/console-page'
import { DecisionForm } from '@/components/checks/decision-form'
import { id as idSchema } from '@/lib/http/text'
import { getUpdate } from '@/lib/resources/checks/decide'
import { getStaffResource } from '@/lib/resources/staff/staff-queries'
import { pageMetadata } from '@/lib/site/page-metadata'
import { readNotice } from '@/lib/staff/notices'
import { formatEasternMoment } from '@/lib/time/eastern-time'

export const metadata: Metadata = pageMetadata({
  title: 'Answer from an organization - Admin Dashboard',
  description: 'For staff.',
  path: '/admin/checks/updates',
  index: false,
})

interface Props {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function UpdatePage({ params, searchParams }: Props) {
  const asked = idSchema.safeParse((await params).id)
  return (
    <ConsolePage tab="checks" notice={readNotice(await searchParams)}>
      {async (viewer) => {
        const update = asked.success ? await getUpdate(asked.data) : null
        const resource = update ? await getStaffResource(viewer, update.resourceId) : null
        if (!update || !resource) notFound()
        return (
          <>
            <p>
              <a href="/admin/checks/updates">Back to the answers</a>
            </p>
            <h2>{resource.title}</h2>
            <p>
              Through the link emailed to the organization, {formatEasternMoment(update.submittedAt)}.{' '}
              <a href={`/admin/checks/${resource.id}`}>Call and check it yourself</a>
            </p>
            <DecisionForm update={update} resource={resource} />
          </>
        )
      }}
    </ConsolePage>
  )
}
