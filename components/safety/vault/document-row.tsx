import { Icon, type IconName } from '@/components/ui/icon'
import type { StoredFile } from '@/lib/vault/record'
import { formatMoment, formatSize } from './format-file'
import { useVaultWords } from './vault-words'

export type DocumentAct = 'open' | 'rename' | 'export' | 'delete'

const acts: { name: DocumentAct; icon: IconName }[] = [
  { name: 'open', icon: 'eye' },
  { name: 'export', icon: 'download' },
  { name: 'rename', icon: 'pencil' },
  { name: 'delete', icon: 'trash-2' },
]

export function DocumentRow({ file, onAct }: { file: StoredFile; onAct: (act: DocumentAct) => void }) {
  const copy = useVaultWords()
  return (
    <li className="vault-row">
      <p className="vault-name" title={file.name}>
        {file.name}
      </p>
      <p className="soft">
        <span className="num">{formatSize(file.size)}</span> ·{' '}
        <span className="num">{formatMoment(file.addedAt, copy.locale)}</span>
      </p>
      <div className="row">
        {acts.map(({ name, icon }) => (
          <button key={name} type="button" className="vault-act" onClick={() => onAct(name)}>
            <Icon name={icon} size={18} />
            {copy.files.acts[name]} <span className="sr-only">{file.name}</span>
          </button>
        ))}
      </div>
    </li>
  )
}
