import type { ResourceDto } from '../schema'

/** The tag of a line that answers everyone in its state who faces violence. */
export const STATE_LINE_TAG = 'state-hotline'

/** Not a coalition's office, and not a program for some people or a part of the state. */
export function isStateLine({ tags, phones }: Pick<ResourceDto, 'tags' | 'phones'>): boolean {
  return tags.includes(STATE_LINE_TAG) && phones.some(({ type }) => type === 'voice')
}
