import { newsletterInterests } from '@/db/vocabulary/content'
import type { FormField } from '@/lib/forms/fields'
import type { Interest } from '../schema'

export const interestNames: Record<Interest, string> = {
  health: "Women's Health",
  rights: "Women's Rights & Advocacy",
  finance: 'Financial Empowerment',
  community: 'Community & Support',
  education: 'Education & Resources',
  career: 'Career & Professional Development',
}

export const requiredTitle = 'Email required'
export const requiredText = 'Please enter your email address.'
export const failedTitle = 'Subscription failed'
export const failedText = 'Failed to subscribe to newsletter. Please try again.'

/** The same for an address that is new, that waits, or that is on the list: nobody can find out which. */
export const subscribedText =
  'Please check your email for a link, which works for 48 hours. We send nothing more until you click it. We send one link a day. If you already asked today, use the one you have.'
export const linkSentText =
  'If this address is on our list, look for a link in your email in a few minutes. We send one link a day. If you already asked today, use the one you have.'

export const emailField: FormField = {
  kind: 'line',
  name: 'email',
  label: 'Email',
  type: 'email',
  max: 254,
  isRequired: true,
  autoComplete: 'email',
}

export const interestField: Extract<FormField, { kind: 'ticks' }> = {
  kind: 'ticks',
  name: 'interests',
  label: 'What would you like to read about?',
  choices: newsletterInterests.map((value) => ({ value, label: interestNames[value] })),
}

export interface Outcome {
  title: string
  paragraphs: string[]
}

/** Pages that a form leads to: '/newsletter/sent'. */
export const outcomes: Record<string, Outcome> = {
  sent: { title: 'Check your inbox', paragraphs: [subscribedText] },
  'link-sent': { title: 'Check your inbox', paragraphs: [linkSentText] },
  confirmed: {
    title: 'You are on the list',
    paragraphs: ['Thank you. Every email from us has a link to unsubscribe with one click.'],
  },
  saved: {
    title: 'Saved',
    paragraphs: [
      'Starting with the next email, you get what you chose. The link in any of our emails leads back here.',
    ],
  },
  left: {
    title: 'You are off the list',
    paragraphs: [
      'We won’t send anything more. The address is deleted after 30 days.',
      'Was it a mistake? Open the same link again to come back.',
    ],
  },
  'link-over': {
    title: 'This link no longer works',
    paragraphs: [
      'Nothing was changed. A link to confirm works for 48 hours, and a link may have been cut in two by an email program.',
      'You can get a new one: enter your address once more.',
    ],
  },
}
