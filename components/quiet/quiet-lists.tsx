import { Icon } from '@/components/ui/icon'
import type { QuietLists } from '@/lib/resources/schema'
import { useAnswer } from './use-answer'
import { Waiting } from './waiting'

/** To read, one list open at a time. Nothing is ticked here, since nothing could be kept. */
export function QuietSafetyLists() {
  const answer = useAnswer<QuietLists>('/api/quiet/lists', {})
  return (
    <>
      <h1 tabIndex={-1}>Safety lists</h1>
      <p className="lead">Use what fits, skip what doesn’t. You know your situation best.</p>
      <Waiting answer={answer} said={answer.data ? `${answer.data.length} lists` : ''} />
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
                <ul className="quiet-steps">
                  {steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ul>
              </div>
            </details>
          ))}
        </div>
      ) : null}
    </>
  )
}

export function QuietAbout() {
  return (
    <>
      <h1 tabIndex={-1}>How this page stays quiet</h1>
      <ul className="quiet-steps">
        <li>Its address, its name in the tab and its icon never change, whatever you look at.</li>
        <li>What you search for and read never appears in an address, and is neither stored nor counted.</li>
        <li>The Back button of this page goes one step back. The browser’s own Back button leaves it.</li>
        <li>Reloading or leaving this page erases all of it. There is no way to get it back.</li>
        <li>Exit works here like everywhere else: the button, Esc 3 times, or Shift 3 times.</li>
      </ul>
      <h2>What it cannot hide</h2>
      <ul className="quiet-steps">
        <li>One line in the browser’s history, with this site’s address.</li>
        <li>Pages of this site that you opened earlier, outside quiet browsing.</li>
        <li>The name of this site from the router, the phone company, or a network at work or school.</li>
        <li>Websites, calls, texts and emails that you open from here. Each leaves its own trace.</li>
        <li>Anything from an app that watches the screen.</li>
      </ul>
    </>
  )
}
