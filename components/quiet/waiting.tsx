import { Button } from '@/components/ui/button'
import { useSaid } from './said'
import type { Answer } from './use-answer'

/** What is said while an answer is on its way, when it is there, and when it did not come. */
export function Waiting<T>({ answer, said = '' }: { answer: Answer<T>; said?: string }) {
  const w = useSaid()
  return (
    <>
      <p role="status" className={answer.isWaiting ? 'soft' : 'sr-only'}>
        {answer.isWaiting ? w.oneMoment : said}
      </p>
      {answer.problem ? (
        <div role="alert" className="callout">
          <p>{answer.problem}</p>
          <Button type="button" look="line" className="w-fit" onClick={answer.retry}>
            {w.tryAgain}
          </Button>
        </div>
      ) : null}
    </>
  )
}
