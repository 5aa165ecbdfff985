import { CardSkeleton, FootSkeleton } from '@/components/dashboard/card-skeleton'
import { Bar, BarLines } from '@/components/dashboard/list-states'

export function ReminderSkeleton() {
  return (
    <CardSkeleton count={3} badges={1}>
      <BarLines count={1} />
      <p>
        <Bar size="half" />
      </p>
      <FootSkeleton />
    </CardSkeleton>
  )
}
