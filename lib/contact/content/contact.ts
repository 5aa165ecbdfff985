import type { ContactCategory, ContactPriority, ContactWay } from '../schema'

export const sentTitle = 'Message Sent Successfully'
export const sentText = "Thank you for reaching out. We'll respond within 24-48 hours."
export const failedTitle = 'Message Failed to Send'
export const failedText = 'Please try again or contact us directly via phone.'
export const missingTitle = 'Missing Information'
export const missingText = 'Please fill in all required fields.'

export const categoryNames: Record<ContactCategory, string> = {
  general: 'General question',
  resources: 'Finding resources',
  emergency: 'Emergency support',
  technical: 'Something on the site does not work',
  partnership: 'Partnership',
  volunteer: 'Volunteering',
  feedback: 'Feedback or a correction',
}

export const priorityNames: Record<ContactPriority, string> = {
  low: 'Low: whenever you can',
  normal: 'Normal',
  high: 'High: within a day if possible',
  emergency: 'Emergency: read this first',
}

export const wayNames: Record<ContactWay, string> = { email: 'Email', phone: 'Phone call', text: 'Text message' }

export interface SupportCategory {
  icon: 'life-buoy' | 'handshake' | 'lock' | 'megaphone'
  title: string
  text: string
  category: ContactCategory
}

/** What people write to us about. Each leads to the form with its category chosen. */
export const supportCategories: SupportCategory[] = [
  {
    icon: 'life-buoy',
    title: 'Finding resources',
    text: 'You looked and did not find what you need. Tell us the state and the kind of help, and we’ll help you look.',
    category: 'resources',
  },
  {
    icon: 'handshake',
    title: 'Partnership and volunteering',
    text: 'Your organization belongs in the directory, or you can give time, a language or a skill.',
    category: 'partnership',
  },
  {
    icon: 'lock',
    title: 'Technical help',
    text: 'A page, a form or a link does not work for you, on your phone or with your screen reader.',
    category: 'technical',
  },
  {
    icon: 'megaphone',
    title: 'Feedback and corrections',
    text: 'A number is wrong, an address should be private, a sentence could be better.',
    category: 'feedback',
  },
]
