import { readFileSync } from 'node:fs'

/** The words of the page that it stands beside in the table (BARE_TEXT, a file read while building), as often as fits. */
export default function Page() {
  const path = process.env.BARE_TEXT
  return <p>{path ? readFileSync(path, 'utf8') : ''}</p>
}
