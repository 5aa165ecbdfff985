/**
 * A module as the plain lines that a browser needs. It relies on how the scripts of pages are written: comments stand on
 * lines of their own or are JSDoc, and no text in quotes looks like one.
 */
export function stripModule(source: string): string {
  return source
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//') && !line.startsWith('import '))
    .map((line) => line.replace(/^export /, ''))
    .join('\n')
}
