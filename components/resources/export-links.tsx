import { Icon } from '@/components/ui/icon'
import { exportFiles } from '@/lib/directory-data/export-files'
import { words } from '@/lib/site/language/words'

/** Downloads of the whole directory. None of them has any confidential data. */
export function ExportLinks() {
  const { files } = words().openData
  return (
    <ul className="grid gap-4">
      {exportFiles.map((file) => (
        <li key={file} className="grid gap-1">
          <a className="tap w-fit" href={`/api/directory/${file}`} download={file}>
            <Icon name="download" size={18} /> {files[file].name} <span className="soft">({file})</span>
          </a>
          <span className="soft">{files[file].what}</span>
        </li>
      ))}
    </ul>
  )
}
