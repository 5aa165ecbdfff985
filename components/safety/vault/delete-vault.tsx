'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { ConfirmDialog } from './task-dialog'
import type { Vault } from './use-vault'
import { useVaultWords } from './vault-words'

export function DeleteVault({ vault }: { vault: Vault }) {
  const copy = useVaultWords()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button type="button" variant="outline" className="w-fit" onClick={() => setAsking(true)}>
        <Icon name="trash-2" /> {copy.delete.button}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={copy.delete.title}
          action={copy.delete.yes}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await vault.ask('deleteVault', [])
            vault.lock('gone')
          }}
        >
          <p>{copy.delete.text}</p>
          <p className="soft">{copy.delete.exported}</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
