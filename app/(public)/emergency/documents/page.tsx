import '@/components/safety/vault/vault.css'
import type { Metadata } from 'next'
import { EmergencyTabs } from '@/components/emergency/emergency-tabs'
import { SiteFrame } from '@/components/layout/site-frame'
import { Vault } from '@/components/safety/vault/vault'
import { KeepOffDevice, VaultFacts } from '@/components/safety/vault/vault-facts'
import { pageMetadata } from '@/lib/site/page-metadata'

const path = '/emergency/documents'

export const metadata: Metadata = pageMetadata({
  title: 'Files',
  description: 'Lock photos, papers and dated notes in your own browser with a passphrase. Nothing is sent anywhere.',
  path,
})

export default function DocumentsPage() {
  return (
    <SiteFrame path={path} isLive>
      <EmergencyTabs current="documents" />
      <div className="wrap emergency-body">
        <h1>Secure Documents</h1>
        <p className="lead">
          Photos, papers and a dated log, locked in this browser with a passphrase that only you know.
        </p>
        <KeepOffDevice />
        <noscript>
          <p className="callout">
            JavaScript is off in this browser. The vault locks files on your own device, and that needs JavaScript: with
            it on, you choose files here, and they are encrypted before they are stored. Without it, you can read this
            page, and nothing is stored.
          </p>
        </noscript>
        <Vault />
      </div>
      <VaultFacts />
    </SiteFrame>
  )
}
