/** What the reader tells of a text: whether it is a danger at all, and then which, as one choice. */
import { dangers } from '../danger-list'

export const labels = ['any', ...dangers] as const
export type Label = (typeof labels)[number]
