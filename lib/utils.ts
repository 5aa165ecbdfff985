import { clsx } from 'clsx'

/** Joins class names, and leaves out what is not there. No class here overrides another, so nothing is merged. */
export const cn = clsx
