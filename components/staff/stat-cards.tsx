import { Icon, type IconName } from '@/components/ui/icon'
import type { StaffStatsDto } from '@/lib/staff/schema'
import { formatNumber } from '@/lib/text/format'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

function listCards(stats: StaffStatsDto): { icon: IconName; label: string; value: string }[] {
  return [
    { icon: 'newspaper', label: 'Total Articles', value: formatNumber(stats.totalArticles) },
    { icon: 'message-square', label: 'Newsletter Subscribers', value: formatNumber(stats.totalSubscribers) },
    { icon: 'hand-heart', label: 'Total Donations', value: dollars.format(stats.totalDonations / 100) },
    { icon: 'library', label: 'Total Resources', value: formatNumber(stats.totalResources) },
  ]
}

export function StatCards({ stats }: { stats: StaffStatsDto }) {
  return (
    <dl className="stats">
      {listCards(stats).map(({ icon, label, value }) => (
        <div key={label} className="box stat">
          <dt>
            <Icon name={icon} /> {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
