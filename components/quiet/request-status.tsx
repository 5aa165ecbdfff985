import { Button } from '@/components/ui/button'
import { useQuietWords } from './quiet-words'
import type { Answer } from './use-answer'

/** Announces that a request is loading, has finished or has failed. */
export function RequestStatus<T>({ answer, message = '' }: { answer: Answer<T>; message?: string }) {
  const w = useQuietWords()
  return (
    <>
      <p role="status" className={answer.isWaiting ? 'soft' : 'sr-only'}>
        {answer.isWaiting ? w.oneMoment : message}
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
