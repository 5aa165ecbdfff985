import type { ReactNode } from 'react'
import { Bar, ListSkeleton } from './list-states'

/** Placeholder cards with a name, badges, some text and actions. */
export function CardSkeleton({ count, badges, children }: { count: number; badges: number; children: ReactNode }) {
  return (
    <ListSkeleton count={count}>
      <p className="text-[1.2rem]">
        <Bar size="half" />
      </p>
      <p className="badges">
        {Array.from({ length: badges }, (_, index) => (
          <span key={String(index)} className="badge">
            &nbsp;
          </span>
        ))}
      </p>
      {children}
    </ListSkeleton>
  )
}

/** Placeholder for a button and the two links below it. */
export function FootSkeleton() {
  return (
    <div className="card-foot">
      <span className="btn btn-soft">&nbsp;</span>
      <span className="tap">&nbsp;</span>
      <span className="tap">&nbsp;</span>
    </div>
  )
}
