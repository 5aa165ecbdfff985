import { Icon } from '@/components/ui/icon'
import { TextList } from '@/components/ui/texts'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

/** Comes first: the best place for anything that may be found is not this device. */
export function KeepOffDevice() {
  const w = words().vaultPage
  return (
    <div className="callout callout-warning keep-off">
      <h2 className="text-[1.35rem]">{w.safer}</h2>
      <p>{w.saferText}</p>
      <TextList className="points" texts={w.saferWays} />
    </div>
  )
}

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
  const w = words().vaultPage
  return (
    <section className="section band">
      <div className="wrap facts-grid">
        <List title={w.does} points={w.doesPoints} />
        <List title={w.cannot} points={w.cannotPoints} />
        <p>
          <a className="tap" href={to('/safety/traces')}>
            <Icon name="search" size={18} /> {w.traces}
          </a>
        </p>
      </div>
    </section>
  )
}
