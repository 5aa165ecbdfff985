import { LinkButton } from '@/components/ui/link-button'

const ways = [
  {
    title: 'The button',
    text: 'Exit is at the bottom of every page and in every dialog. It works by touch, mouse and keyboard. Next to it, More leads to quiet browsing.',
  },
  { title: 'Esc, 3 times', text: 'Within 2 seconds. Anywhere: while you type, in a menu, with a dialog open.' },
  {
    title: 'Shift, 3 times',
    text: 'With up to 5 seconds between presses. Left or right, for anyone whose hands are slow or shaky.',
  },
]

export function ExitWays({ exitHost }: { exitHost: string }) {
  return (
    <section className="grid gap-5" aria-labelledby="exit-title">
      <h2 id="exit-title">Quick Exit</h2>
      <p className="lead">It takes this page away at once and opens a weather site ({exitHost}) in its place.</p>
      <ul className="grid-3">
        {ways.map(({ title, text }) => (
          <li key={title} className="card">
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className="row">
        <LinkButton look="line" href="/emergency/practice">
          Practice without leaving
        </LinkButton>
      </div>
    </section>
  )
}

function Points({ points }: { points: string[] }) {
  return (
    <ul className="points">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}

export function ExitFacts({ siteName }: { siteName: string }) {
  return (
    <>
      <section className="section" aria-labelledby="does-title">
        <div className="wrap facts-grid">
          <div className="grid content-start gap-4">
            <h2 id="does-title">What it does</h2>
            <Points
              points={[
                'The page goes blank in the same moment, before anything is loaded. The name in the tab changes too.',
                'Every other tab with this site leaves with it.',
                'Anything you typed is wiped. If you were signed in, you are signed out.',
                'Back and Forward in this tab then show a plain page that says nothing.',
                'The weather site is not told where you came from, and we record nothing.',
              ]}
            />
          </div>
          <div className="callout callout-warning content-start">
            <h2>What it does not do</h2>
            <Points
              points={[
                `It does not erase the browser’s history. The list still holds addresses of this site, named ${siteName}.`,
                'It does not hide the visit from your Wi-Fi router, your phone company, or a network at work or school. They can see the name of the site, not which page.',
                'It does not protect against spyware. An app that watches your screen has seen what you saw.',
                'It does not delete screenshots, downloads, printed pages, or calls and texts you made.',
                'Without a connection it cannot sign you out. You stay signed in until you use it with a connection, or your sign-in expires.',
                'With JavaScript off, only the button works, and Back can bring the page back.',
              ]}
            />
          </div>
        </div>
      </section>
      <section className="section band" aria-labelledby="back-title">
        <div className="wrap facts-grid">
          <div className="grid content-start gap-4">
            <h2 id="back-title">How to come back</h2>
            <p>
              Open a new tab and type this site’s address, or search for {siteName}. Back won’t bring you here. That is
              on purpose, so no one else gets here that way.
            </p>
          </div>
          <div className="grid content-start gap-4">
            <h2>Safer ways to look</h2>
            <Points
              points={[
                'Use a device the other person has never had access to: a friend’s, or one at a library or clinic.',
                'Open a private window, and close it when you are done. It keeps no history on the device.',
                'Delete single pages from your history, not all of it. An empty history can be noticed.',
                'Sync can copy your history to another device with the same account. Check who else is signed in.',
              ]}
            />
            <p>
              <a className="tap" href="/safety/traces">
                What this site leaves on a device, item by item
              </a>
            </p>
          </div>
        </div>
      </section>
    </>
  )
}
