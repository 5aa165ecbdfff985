import './loading.css'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useDashboardText } from './dashboard-text'

/** Placeholder for a line of text, with the height of that line. */
export function Bar({ size = 'long' }: { size?: 'short' | 'half' | 'long' }) {
  return <span className={`bar bar-${size}`}>&nbsp;</span>
}

/** `lines` is the count on a wide page; a phone's narrow column needs more for the same text. */
export function BarLines({ count, onPhone = 0 }: { count: number; onPhone?: number }) {
  return (
    <p>
      {Array.from({ length: count + onPhone }, (_, index) => (
        <span key={String(index)} className={index < onPhone ? 'bar bar-long on-phone' : 'bar bar-long'}>
          &nbsp;
        </span>
      ))}
    </p>
  )
}

/** Placeholder cards, built like the real ones and so of the same size. */
export function ListSkeleton({
  count,
  className = 'grid-2',
  cardClassName = 'card',
  children,
}: {
  count: number
  className?: string
  cardClassName?: string
  children: ReactNode
}) {
  const { frame } = useDashboardText().w
  return (
    <div role="status" className={className}>
      <span className="sr-only">{frame.loading}</span>
      {Array.from({ length: count }, (_, index) => (
        <div key={String(index)} className={cardClassName} aria-hidden="true">
          {children}
        </div>
      ))}
    </div>
  )
}

/** A list that is loading, failed or loaded. */
export function Loaded<Data>({
  data,
  isLoading,
  skeleton,
  retry,
  children,
}: {
  data: Data | undefined
  isLoading: boolean
  skeleton: ReactNode
  retry: () => unknown
  children: (data: Data) => ReactNode
}) {
  if (isLoading) return skeleton
  return data ? children(data) : <Unreachable retry={retry} />
}

export function Unreachable({ retry }: { retry: () => unknown }) {
  const { frame } = useDashboardText().w
  return (
    <div className="callout callout-warning" role="alert">
      <p>{frame.listAway}</p>
      <p>
        <Button type="button" variant="outline" onClick={() => retry()}>
          {frame.again}
        </Button>
      </p>
    </div>
  )
}

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
