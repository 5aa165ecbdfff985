/** How far an import has come. 'mapping': somebody must say what its columns mean. One that is just being applied is 'checked' until its transaction is done. */
export const importStatuses = ['mapping', 'checking', 'checked', 'refused', 'applied', 'expired'] as const

export const importFormats = ['csv', 'hsds-json', 'hsds-package'] as const
export type ImportFormat = (typeof importFormats)[number]

/** What a row of the file would do. */
export const importActions = ['add', 'change', 'same', 'skip', 'bad'] as const
export type ImportAction = (typeof importActions)[number]
