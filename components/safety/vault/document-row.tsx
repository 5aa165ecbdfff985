import { Icon, type IconName } from '@/components/ui/icon'
import type { StoredFile } from '@/lib/vault/record'
import { formatMoment, formatSize } from './format-file'

export type DocumentAct = 'open' | 'rename' | 'export' | 'delete'

const acts: { name: DocumentAct; label: string; icon: IconName }[] = [
  { name: 'open', label: 'Open', icon: 'eye' },
  { name: 'export', label: 'Export', icon: 'download' },
  { name: 'rename', label: 'Rename', icon: 'pencil' },
  { name: 'delete', label: 'Delete', icon: 'trash-2' },
]

export function DocumentRow({ file, onAct }: { file: StoredFile; onAct: (act: DocumentAct) => void }) {
  return (
    <li className="vault-row">
      <p className="vault-name" title={file.name}>
        {file.name}
      </p>
      <p className="soft">
        <span className="num">{formatSize(file.size)}</span> · <span className="num">{formatMoment(file.addedAt)}</span>
      </p>
      <div className="row">
        {acts.map(({ name, label, icon }) => (
          <button key={name} type="button" className="vault-act" onClick={() => onAct(name)}>
            <Icon name={icon} size={18} />
            {label} <span className="sr-only">{file.name}</span>
          </button>
        ))}
      </div>
    </li>
  )
}
