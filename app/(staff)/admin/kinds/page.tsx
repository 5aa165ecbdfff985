import type { Metadata } from 'next'
import { countHelpKinds } from '@/lib/resources/staff/count-help-kinds'
import { pageMetadata } from '@/lib/site/page-metadata'
import { formatNumber } from '@/lib/text/format'
import { ConsolePage } from '../console-page'

export const metadata: Metadata = pageMetadata({
  title: 'Kinds of help - Admin Dashboard',
  description: 'For staff.',
  path: '/admin/kinds',
  index: false,
})

export default function AdminKindsPage() {
  return (
    <ConsolePage tab="kinds">
      {async () => {
        const kinds = await countHelpKinds()
        return (
          <>
            <div className="console-list-head">
              <h2>Kinds of help</h2>
            </div>
            <dl className="stats">
              {kinds.map(({ slug, name, count }) => (
                <div key={slug} className="stat">
                  <dt>{name}</dt>
                  <dd>{formatNumber(count)}</dd>
                </div>
              ))}
            </dl>
          </>
        )
      }}
    </ConsolePage>
  )
}
