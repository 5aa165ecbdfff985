import { Bar, BarLines, ListSkeleton } from '@/components/dashboard/list-states'

export function ReminderSkeleton() {
  return (
    <ListSkeleton count={3}>
      <p className="text-[1.2rem]">
        <Bar size="half" />
      </p>
      <p className="badges">
        <span className="badge">&nbsp;</span>
      </p>
      <BarLines count={1} />
      <p>
        <Bar size="half" />
      </p>
      <div className="card-foot">
        <span className="btn btn-soft">&nbsp;</span>
        <span className="tap">&nbsp;</span>
        <span className="tap">&nbsp;</span>
      </div>
    </ListSkeleton>
  )
}
