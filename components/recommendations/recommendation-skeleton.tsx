import { CardSkeleton } from '@/components/dashboard/card-skeleton'
import { BarLines } from '@/components/dashboard/list-states'

export function RecommendationSkeleton() {
  return (
    <CardSkeleton count={4} badges={1}>
      <BarLines count={2} onPhone={2} />
      <BarLines count={2} />
      <BarLines count={3} />
      <BarLines count={2} onPhone={1} />
      <div className="acts">
        <span className="btn btn-soft">&nbsp;</span>
        <span className="btn btn-line">&nbsp;</span>
      </div>
    </CardSkeleton>
  )
}
