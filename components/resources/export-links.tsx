import { Icon } from '@/components/ui/icon'

const files = [
  ['directory.csv', 'One sheet', 'CSV, for a spreadsheet: the columns are those of our import.'],
  ['directory.json', 'HSDS, as JSON', 'A list of services, each with everything that belongs to it.'],
  ['directory.ndjson', 'HSDS, one service per line', 'The same as NDJSON, to read line by line.'],
  ['directory.zip', 'HSDS, as a tabular data package', 'CSV tables and their description, in a ZIP file.'],
] as const

/** The whole directory as files. What is kept private is in none of them. */
export function ExportLinks() {
  return (
    <ul className="grid gap-4">
      {files.map(([file, name, what]) => (
        <li key={file} className="grid gap-1">
          <a className="tap w-fit" href={`/api/directory/${file}`} download={file}>
            <Icon name="download" size={18} /> {name} <span className="soft">({file})</span>
          </a>
          <span className="soft">{what}</span>
        </li>
      ))}
    </ul>
  )
}
