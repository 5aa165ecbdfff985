import { Icon } from '@/components/ui/icon'
import { TextList } from '@/components/ui/texts'
import type { QuietLists } from '@/lib/resources/schema'
import { useCall, useQuietWords } from './quiet-words'
import { RequestStatus } from './request-status'
import { useAnswer } from './use-answer'

/** Lists to read, one open at a time. There are no checkboxes, because nothing could be saved. */
export function QuietSafetyLists() {
  const w = useQuietWords().lists
  const answer = useAnswer<QuietLists>(useCall('/api/quiet/lists'), {})
  return (
    <>
      <h1 tabIndex={-1}>{w.heading}</h1>
      <p className="lead">{w.lead}</p>
      <RequestStatus answer={answer} message={answer.data ? w.count({ count: answer.data.length }) : ''} />
      {answer.data ? (
        <div className="accordion">
          {answer.data.map(({ id, title, intro, steps }) => (
            <details key={id} name="quiet-lists">
              <summary>
                {title}
                <Icon name="chevron-down" className="chevron" />
              </summary>
              <div className="panel">
                <p className="soft">{intro}</p>
                <TextList className="bullets gap-[0.7rem]" texts={steps} />
              </div>
            </details>
          ))}
        </div>
      ) : null}
    </>
  )
}

export function QuietAbout() {
  const w = useQuietWords().about
  return (
    <>
      <h1 tabIndex={-1}>{w.heading}</h1>
      <TextList className="bullets gap-[0.7rem]" texts={w.does} />
      <h2>{w.cannot}</h2>
      <TextList className="bullets gap-[0.7rem]" texts={w.doesNot} />
    </>
  )
}
