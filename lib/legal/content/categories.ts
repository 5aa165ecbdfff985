import type { LegalCategory } from '../schema'

/** The six parts of the hub, in the order shown. */
export const legalCategoryTexts: Record<LegalCategory, { name: string; text: string; icon: string }> = {
  protection: {
    name: 'Protection Orders & Safety',
    text: 'Court orders that tell someone to stay away, and a phone line of your own.',
    icon: 'shield',
  },
  family: {
    name: 'Custody & Children',
    text: 'Who decides for the children, safe visits, and moving across state lines.',
    icon: 'baby',
  },
  money: {
    name: 'Divorce & Money',
    text: 'Debts, taxes and health insurance when a marriage ends, and costs a crime left you.',
    icon: 'wallet',
  },
  housing: {
    name: 'Housing Rights',
    text: 'Keep your home, move to a safer one, and call for help without losing your lease.',
    icon: 'house',
  },
  work: {
    name: 'Work & Leave',
    text: 'Time off for court and care, changes at work, and what your boss may ask.',
    icon: 'briefcase',
  },
  immigration: {
    name: 'Immigration Relief',
    text: 'VAWA, U and T: ways to stay that do not depend on the person who harms you.',
    icon: 'globe',
  },
}
