import { Icon } from '@/components/ui/icon'
import { fillBlanks } from '@/lib/text/fill-blanks'
import type { StoredFile } from '@/lib/vault/record'
import { formatSize } from './format-file'
import { useVaultWords } from './vault-words'

export function IncidentPhoto({ file, onAct }: { file: StoredFile; onAct: (act: 'open' | 'original') => void }) {
  const { files, log } = useVaultWords()
  return (
    <li className="vault-row">
      <p className="vault-name">{file.name}</p>
      <p className="soft num">{formatSize(file.size)}</p>
      <p className="vault-hash soft">SHA-256 {file.sha256}</p>
      <div className="row">
        <button type="button" className="vault-act" onClick={() => onAct('open')}>
          <Icon name="eye" size={18} /> {files.acts.open} <span className="sr-only">{file.name}</span>
        </button>
        <button type="button" className="vault-act" onClick={() => onAct('original')}>
          <Icon name="download" size={18} /> {log.original}{' '}
          <span className="sr-only">{fillBlanks(log.originalOf, { name: file.name })}</span>
        </button>
      </div>
    </li>
  )
}
