import { Button } from '@/components/ui/button'
import type { Answer } from './use-answer'

/** What is said while an answer is on its way, when it is there, and when it did not come. */
export function Waiting<T>({ answer, said = '' }: { answer: Answer<T>; said?: string }) {
  return (
    <>
      <p role="status" className={answer.isWaiting ? 'soft' : 'sr-only'}>
        {answer.isWaiting ? 'One moment…' : said}
      </p>
      {answer.problem ? (
        <div role="alert" className="callout">
          <p>{answer.problem}</p>
          <Button type="button" look="line" className="w-fit" onClick={answer.retry}>
            Try again
          </Button>
        </div>
      ) : null}
    </>
  )
}
