/** The files of the full export. Their names do not reveal what kind of directory it is. */
export const exportFiles = ['directory.csv', 'directory.json', 'directory.ndjson', 'directory.zip'] as const
export type ExportFile = (typeof exportFiles)[number]

export const exportTypes: Record<ExportFile, string> = {
  'directory.csv': 'text/csv; charset=utf-8',
  'directory.json': 'application/json; charset=utf-8',
  'directory.ndjson': 'application/x-ndjson; charset=utf-8',
  'directory.zip': 'application/zip',
}
