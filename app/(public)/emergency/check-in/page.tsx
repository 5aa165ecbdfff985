import type { Metadata } from 'next'
import { CheckInTimer } from '@/components/emergency/check-in-timer'
import { EmergencyTabs } from '@/components/emergency/emergency-tabs'
import { SiteFrame } from '@/components/layout/site-frame'
import { LinkButton } from '@/components/ui/link-button'
import { isMailOn } from '@/lib/mail/configured'
import { pageMetadata } from '@/lib/site/page-metadata'

const path = '/emergency/check-in'

export const metadata: Metadata = pageMetadata({
  title: 'Timer',
  description: 'A timer that asks after 1, 4 or 24 hours whether you are safe. It runs in this page and tells no one.',
  path,
})

const limits = [
  {
    title: 'No one is told.',
    text: 'No message goes to anyone, neither now nor when the time is up. It only reminds you.',
  },
  {
    title: 'It stops with the browser.',
    text: 'Close the tab or the browser, use Quick Exit, or let the battery run out, and there is no alert.',
  },
  {
    title: 'It runs in this page only.',
    text: 'Keep this page open. On another page of this site there is no alert; come back here, and it goes on.',
  },
  {
    title: 'It can be late.',
    text: 'Phones put background pages to sleep. The alert may come only when you open the page again.',
  },
  {
    title: 'It shows on the screen.',
    text: 'The alert says only “Your time is up.” Still, whoever is holding the device will see it.',
  },
]

const steps = [
  'Choose a person you trust, and tell them where you will be.',
  'Agree on a time: “If I have not texted you by nine, call me.”',
  'Agree on what comes next: “If I don’t answer twice, call 911 and give them this address.”',
  'Choose a harmless word that means: I can’t talk, send help.',
]

function WithUs() {
  return (
    <>
      <h3>Or let us tell them</h3>
      <p>
        With an account, a check-in runs on our side, even with your phone off. If you miss it, people you trust get
        your message by email. They agree to it first.
      </p>
      <p>
        <LinkButton look="line" href="/dashboard/check-in">
          Check-in with people you trust
        </LinkButton>
      </p>
    </>
  )
}

export default function CheckInPage() {
  return (
    <SiteFrame path={path} isLive>
      <EmergencyTabs current="check-in" />
      <div className="wrap emergency-body">
        <h1>Safety check-in</h1>
        <p className="lead">
          Worried about a meeting or a place you’re going? Set a timer. When time is up, your browser checks on you.
        </p>
        <CheckInTimer />
        <noscript>
          <p className="callout">
            JavaScript is off in this browser, so this timer cannot run. Use your phone’s alarm clock instead, with a
            label that means nothing to others.
          </p>
        </noscript>
        <div className="callout callout-warning">
          <h2 className="text-[1.35rem]">Know its limits</h2>
          <ul className="points">
            {limits.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b> {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <section className="section band" aria-labelledby="person-title">
        <div className="wrap facts-grid">
          <div className="grid content-start gap-4">
            <h2 id="person-title">Better: a person who knows</h2>
            <ol className="points">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {isMailOn() ? <WithUs /> : null}
          </div>
          <div className="grid content-start gap-4">
            <h2>What it leaves behind</h2>
            <p>
              One number, the time of the alert, in this tab’s own memory. It is erased when the time is up, when you
              end or cancel, when the tab closes, and when you use Quick Exit. Nothing is sent to us.
            </p>
          </div>
        </div>
      </section>
    </SiteFrame>
  )
}
