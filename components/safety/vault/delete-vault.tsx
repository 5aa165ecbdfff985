'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { ConfirmDialog } from './confirm-dialog'
import type { Vault } from './use-vault'

export function DeleteVault({ vault }: { vault: Vault }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button type="button" look="line" className="w-fit" onClick={() => setAsking(true)}>
        <Icon name="trash-2" /> Delete the whole vault
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title="Delete the whole vault?"
          action="Delete everything in it"
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await vault.ask('deleteVault', [])
            vault.lock('gone')
          }}
        >
          <p>Every file and entry in it will be deleted from this browser. No one can get them back.</p>
          <p className="soft">Files that you exported before stay where you saved them.</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
