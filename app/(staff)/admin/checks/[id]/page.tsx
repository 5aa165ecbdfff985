import '@/components/checks/checks.css'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CheckScreen } from '@/components/checks/check-screen'
import { id as idSchema } from '@/lib/http/text'
import { getCheckFacts } from '@/lib/resources/checks/check-queries'
import { getStaffResource } from '@/lib/resources/staff/staff-queries'
import { pageMetadata } from '@/lib/site/page-metadata'
import { readNotice } from '@/lib/staff/notices'
import { ConsolePage } from '../../console-page'

export const metadata: Metadata = pageMetadata({
  title: 'Check - Admin Dashboard',
  description: 'For staff.',
  path: '/admin/checks',
  index: false,
})

interface Props {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function CheckPage({ params, searchParams }: Props) {
  const asked = idSchema.safeParse((await params).id)
  return (
    <ConsolePage tab="checks" notice={readNotice(await searchParams)}>
      {async (viewer) => {
        if (!asked.success) notFound()
        const [resource, facts] = await Promise.all([
          getStaffResource(viewer, asked.data),
          getCheckFacts(viewer, asked.data),
        ])
        if (!resource || !facts) notFound()
        return <CheckScreen resource={resource} facts={facts} />
      }}
    </ConsolePage>
  )
}
