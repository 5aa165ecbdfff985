'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { IncidentEntry } from './incident-entry'
import { IncidentForm } from './incident-form'
import { PdfDialog } from './pdf-dialog'
import type { FileQueue } from './use-file-queue'
import type { OpenState, Vault } from './use-vault'
import { useVaultWords } from './vault-words'

interface Props {
  vault: Vault
  state: OpenState
  queue: FileQueue
  onChoosePhotos: () => void
}

export function IncidentLog({ vault, state, queue, onChoosePhotos }: Props) {
  const copy = useVaultWords().log
  const { incidents, draft } = state.contents
  // Show an existing draft: what she was writing when it locked must not seem lost.
  const [isWriting, setWriting] = useState(draft !== null)
  const [isExporting, setExporting] = useState(false)
  return (
    <div className="grid gap-5">
      <p className="soft">{copy.about}</p>
      {isWriting ? (
        <IncidentForm
          vault={vault}
          state={state}
          queue={queue}
          onChoose={onChoosePhotos}
          onDone={() => setWriting(false)}
        />
      ) : (
        <div className="row">
          <Button type="button" onClick={() => setWriting(true)}>
            <Icon name="plus" /> {copy.write}
          </Button>
          {incidents.length > 0 ? (
            <Button type="button" variant="outline" onClick={() => setExporting(true)}>
              <Icon name="download" /> {copy.allAsPdf}
            </Button>
          ) : null}
        </div>
      )}
      {incidents.length === 0 && !isWriting ? <p className="vault-empty">{copy.none}</p> : null}
      {incidents.map((incident) => (
        <IncidentEntry key={incident.id} vault={vault} state={state} incident={incident} />
      ))}
      {isExporting ? (
        <PdfDialog ask={vault.ask} ids={incidents.map(({ id }) => id)} onClose={() => setExporting(false)} />
      ) : null}
    </div>
  )
}
