import { CardSkeleton, FootSkeleton } from '@/components/dashboard/card-skeleton'
import { Bar, BarLines } from '@/components/dashboard/list-states'

export function SavedSkeleton() {
  return (
    <CardSkeleton count={3} badges={3}>
      <BarLines count={3} onPhone={1} />
      <p>
        <Bar size="short" />
      </p>
      <FootSkeleton />
      <span className="tap">&nbsp;</span>
    </CardSkeleton>
  )
}
