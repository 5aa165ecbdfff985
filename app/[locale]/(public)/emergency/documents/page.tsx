import { setLanguage } from '@/lib/site/language/page-language'
import '@/components/safety/vault/vault.css'
import { EmergencyTabs } from '@/components/emergency/emergency-tabs'
import { SiteFrame } from '@/components/layout/site-frame'
import { Vault } from '@/components/safety/vault/vault'
import { Icon } from '@/components/ui/icon'
import { TextList } from '@/components/ui/texts'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'

/** Comes first: the best place for anything that may be found is not this device. */
function KeepOffDevice() {
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

function VaultFacts() {
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

const path = '/emergency/documents'

export const generateMetadata = describePage(path, () => words().vaultPage)

export default async function DocumentsPage({ params }: PageProps<'/[locale]/emergency/documents'>) {
  await setLanguage(params)
  const { vault, vaultPage: w } = words()
  return (
    <SiteFrame path={path} scene="emergency" isLive>
      <EmergencyTabs current="documents" />
      <div className="wrap emergency-body">
        <h1>{w.heading}</h1>
        <p className="lead">{w.lead}</p>
        <KeepOffDevice />
        <noscript>
          <p className="callout">{w.noScript}</p>
        </noscript>
        <Vault copy={vault} />
      </div>
      <VaultFacts />
    </SiteFrame>
  )
}
