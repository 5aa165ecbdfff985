import '@/components/safety/vault/vault.css'
import type { Metadata } from 'next'
import { EmergencyTabs } from '@/components/emergency/emergency-tabs'
import { SiteFrame } from '@/components/layout/site-frame'
import { Vault } from '@/components/safety/vault/vault'
import { KeepOffDevice, VaultFacts } from '@/components/safety/vault/vault-facts'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'

const path = '/emergency/documents'

export function generateMetadata(): Metadata {
  const { title, description } = words().vaultPage
  return pageMetadata({ title, description, path })
}

export default function DocumentsPage() {
  const { vault, vaultPage: w } = words()
  return (
    <SiteFrame path={path} isLive>
      <EmergencyTabs current="documents" />
      <div className="wrap emergency-body">
        <h1>{w.heading}</h1>
        <p className="lead">{w.lead}</p>
        <KeepOffDevice />
        <noscript>
          <p className="callout">{w.noScript}</p>
        </noscript>
        <Vault said={vault} />
      </div>
      <VaultFacts />
    </SiteFrame>
  )
}
