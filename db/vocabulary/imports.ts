/** Import states. 'mapping': someone must map its columns. An import being applied stays 'checked' until its transaction commits. */
export const importStatuses = ['mapping', 'checking', 'checked', 'refused', 'applied', 'expired'] as const

export const importFormats = ['csv', 'hsds-json', 'hsds-package'] as const
export type ImportFormat = (typeof importFormats)[number]

/** What applying a row would do. */
export const importActions = ['add', 'change', 'same', 'skip', 'bad'] as const
export type ImportAction = (typeof importActions)[number]
