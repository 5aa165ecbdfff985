import { Icon } from '@/components/ui/icon'

const safer = [
  'Give copies to a person you trust, a lawyer, or an advocate’s office.',
  'Or send them, from a device no one else uses, to a new email account no one else knows about.',
  'Keep the papers themselves outside the home, if you can do so safely.',
]

/** Comes first: the best place for what may be found is not this device. */
export function KeepOffDevice() {
  return (
    <div className="callout callout-warning keep-off">
      <h2 className="text-[1.35rem]">Safer: keep it off this device first</h2>
      <p>
        Someone going through your phone or computer could find the vault and ask what is in it. A file found on a
        device can itself be dangerous. If that could happen to you:
      </p>
      <ul className="points">
        {safer.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}

const does = [
  {
    title: 'Locks files in this browser.',
    text: 'Each file is encrypted on your device with a passphrase that only you know, and stored in this browser. Nothing is sent to us or to anyone.',
  },
  {
    title: 'Hides the names too.',
    text: 'Names, kinds, dates and exact sizes are encrypted with the files. What shows is that a vault is here, about how much is in it, and roughly how many things.',
  },
  {
    title: 'Locks itself.',
    text: 'After 5 minutes without a touch, as soon as the page is out of sight, and on Quick Exit. The keys are only in the memory of the open page.',
  },
  {
    title: 'Exports files locked.',
    text: 'A file is exported as an .age file under a neutral name. The free program age opens it, even if this site is gone.',
  },
]

const cannot = [
  {
    title: 'Recover a lost passphrase.',
    text: 'Then only a recovery key on paper opens the vault. We have no copy of anything.',
  },
  {
    title: 'Survive cleared browser data.',
    text: 'Clearing this browser’s data deletes the vault, and so does closing a private window. Some browsers do this on their own when space runs low or you have not opened the site for a week or more.',
  },
  {
    title: 'Protect from spyware, or from a person who makes you open it.',
    text: 'An app that watches this device sees what you see.',
  },
  {
    title: 'Hide that you were here.',
    text: 'The browser’s history shows this visit, its list of downloads shows what you export, and the keyboard may learn words that you type.',
  },
  {
    title: 'Prove that it is safe.',
    text: 'The program that locks your files comes from this site at each visit. If you trust no website with that, use the program age itself.',
  },
]

function List({ title, points }: { title: string; points: { title: string; text: string }[] }) {
  return (
    <div className="grid content-start gap-4">
      <h2>{title}</h2>
      <ul className="points">
        {points.map((point) => (
          <li key={point.title}>
            <b>{point.title}</b> {point.text}
          </li>
        ))}
      </ul>
    </div>
  )
}

export function VaultFacts() {
  return (
    <section className="section band">
      <div className="wrap facts-grid">
        <List title="What the vault does" points={does} />
        <List title="What it cannot do" points={cannot} />
        <p>
          <a className="tap" href="/safety/traces">
            <Icon name="search" size={18} /> What this site leaves on a device
          </a>
        </p>
      </div>
    </section>
  )
}
