import { Bar, BarLines, ListSkeleton } from '@/components/dashboard/list-states'

export function SavedSkeleton() {
  return (
    <ListSkeleton count={3}>
      <p className="text-[1.2rem]">
        <Bar size="half" />
      </p>
      <p className="badges">
        <span className="badge">&nbsp;</span>
        <span className="badge">&nbsp;</span>
        <span className="badge">&nbsp;</span>
      </p>
      <BarLines count={3} onPhone={1} />
      <p>
        <Bar size="short" />
      </p>
      <div className="card-foot">
        <span className="btn btn-soft">&nbsp;</span>
        <span className="tap">&nbsp;</span>
        <span className="tap">&nbsp;</span>
      </div>
      <span className="tap">&nbsp;</span>
    </ListSkeleton>
  )
}
