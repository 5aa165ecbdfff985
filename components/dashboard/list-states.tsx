import { Button } from '@/components/ui/button'

/** The size of the cards that are on their way. */
export function ListSkeleton({ count }: { count: number }) {
  return (
    <div role="status" className="grid-2">
      <span className="sr-only">Loading</span>
      {Array.from({ length: count }, (_, index) => (
        <div key={String(index)} className="card skeleton" aria-hidden="true" />
      ))}
    </div>
  )
}

export function Unreachable({ retry }: { retry: () => unknown }) {
  return (
    <div className="callout callout-warning" role="alert">
      <p>We cannot reach your list right now. Nothing of yours is lost.</p>
      <p>
        <Button type="button" look="line" onClick={() => retry()}>
          Try again
        </Button>
      </p>
    </div>
  )
}
