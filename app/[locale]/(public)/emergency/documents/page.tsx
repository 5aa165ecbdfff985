import { setLanguage } from '@/lib/site/language/page-language'
import '@/components/safety/vault/vault.css'
import { EmergencyTabs } from '@/components/emergency/emergency-tabs'
import { SiteFrame } from '@/components/layout/site-frame'
import { Vault } from '@/components/safety/vault/vault'
import { KeepOffDevice, VaultFacts } from '@/components/safety/vault/vault-facts'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'

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
