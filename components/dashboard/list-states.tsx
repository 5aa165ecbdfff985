import './waiting.css'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useSaid } from './said'

/** A line of text that is on its way, as high as that line will be. */
export function Bar({ size = 'long' }: { size?: 'short' | 'half' | 'long' }) {
  return <span className={`bar bar-${size}`}>&nbsp;</span>
}

/** So many lines on a wide page; the column of a phone needs more for the same words. */
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

/** Cards that are on their way. Each is built like the one that replaces it, and so has its size. */
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
  const { frame } = useSaid().w
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

/** A list on its way, not to be had, or there. */
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
  const { frame } = useSaid().w
  return (
    <div className="callout callout-warning" role="alert">
      <p>{frame.listAway}</p>
      <p>
        <Button type="button" look="line" onClick={() => retry()}>
          {frame.again}
        </Button>
      </p>
    </div>
  )
}
