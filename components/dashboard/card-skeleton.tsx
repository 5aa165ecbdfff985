import type { ReactNode } from 'react'
import { Bar, ListSkeleton } from './list-states'

/** Cards with a name, badges, some text, and what can be done with them. */
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

/** A button, and two lines to press below it. */
export function FootSkeleton() {
  return (
    <div className="card-foot">
      <span className="btn btn-soft">&nbsp;</span>
      <span className="tap">&nbsp;</span>
      <span className="tap">&nbsp;</span>
    </div>
  )
}
