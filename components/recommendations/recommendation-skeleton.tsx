import { Bar, BarLines, ListSkeleton } from '@/components/dashboard/list-states'

export function RecommendationSkeleton() {
  return (
    <ListSkeleton count={4}>
      <p className="text-[1.2rem]">
        <Bar size="half" />
      </p>
      <p className="badges">
        <span className="badge">&nbsp;</span>
      </p>
      <BarLines count={2} onPhone={2} />
      <BarLines count={2} />
      <BarLines count={3} />
      <BarLines count={2} onPhone={1} />
      <div className="acts">
        <span className="btn btn-soft">&nbsp;</span>
        <span className="btn btn-line">&nbsp;</span>
      </div>
    </ListSkeleton>
  )
}
