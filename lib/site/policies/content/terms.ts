import { site } from '@/lib/site/site'
import type { PolicySection } from '../schema'

export const termsUpdated = '2026-11-27'

export const termsSections: PolicySection[] = [
  {
    id: 'what',
    title: 'What this site is, and is not',
    items: [
      'It is a free guide to services that others run, with legal and safety information and news.',
      'It is not an emergency service, and no one watches our messages around the clock. In danger, call 911.',
      'It is not a lawyer, a doctor or a counselor. Information here is general and does not make you our client or patient.',
    ],
  },
  {
    id: 'correct',
    title: 'How sure we are',
    paragraphs: [
      'Each entry shows the day on which it was checked or, if nobody has called yet, the list it comes from. If we found it only in public lists, it says that it is not confirmed. Phone numbers, hours and laws can change without notice. If something matters to you, ask the service or a lawyer before you rely on it.',
      'A listing in the directory is not an endorsement, and a missing service is not a warning. No one can pay to be listed or to rank higher.',
    ],
  },
  {
    id: 'takedown',
    title: 'Corrections and removal',
    paragraphs: ['Tell us with the contact form, choose “Feedback”, and name the page.'],
    items: [
      'A wrong number, a closed service, an unsafe entry: we look at it as soon as we read it, and take a number off first when it may put someone in danger.',
      'Your organization’s entry: we correct or remove it when you ask and we can tell that you speak for it.',
      'An address that must stay private: we remove it at once, and ask later.',
      'Your words, picture or name used without your permission, or a copyright complaint: say where it is, why it is yours, and how to reach you. If the complaint is made in good faith, we take it down while we look at it.',
      `We answer within ${site.contact.responseTime.en}, and say what we did.`,
    ],
    link: { href: '/contact', label: 'Contact us' },
  },
  {
    id: 'account',
    title: 'If you make an account',
    items: [
      'You must be 13 or older. Use your own sign-in, and sign out on a shared device.',
      'What you save is yours. You can delete it, and the account, at any time.',
      'We may close an account that is used to harm someone, to watch someone, or to break the site.',
    ],
  },
  {
    id: 'fair',
    title: 'Fair use',
    paragraphs: ['Please do not:'],
    items: [
      'use this site, its directory or its check-in to find, watch, threaten or follow anyone;',
      'try to get at data that is not yours, or to make the site slow or unusable for others;',
      'send messages that you know to be false, or in someone else’s name;',
      'read the whole directory page by page with a machine. Take the files under “Open data”: they are free of charge, and the terms stand beside them.',
    ],
  },
  {
    id: 'donations',
    title: 'Donations',
    items: [
      'A gift is voluntary and gives you no right to a service. You are charged what the page shows before you pay.',
      'You can end a repeating gift at any time, from then on. If you were charged by mistake, write to us and we will refund it.',
      'Keep the receipt for your taxes. A tax adviser can tell you what you may deduct.',
    ],
  },
  {
    id: 'links',
    title: 'Links to other sites',
    paragraphs: [
      'Other sites have rules of their own, may set cookies, and may not have a fast exit. A link is not a promise about what you find there.',
    ],
  },
  {
    id: 'liability',
    title: 'What we can answer for',
    paragraphs: [
      'The site is given as it is, free of charge. As far as the law allows, we are not liable for harm that comes from a mistake or an outage here, or from what a listed service does. Nothing here takes away a right that the law does not let us take away.',
    ],
  },
  {
    id: 'tools',
    title: 'Letters, checklists and calculators',
    paragraphs: [
      'They are made to save you time. You decide what you send. A date from the calculator is a first look, not a promise that a claim will be accepted or refused.',
    ],
    link: { href: '/legal-education/help', label: 'Free legal help' },
  },
  {
    id: 'changes',
    title: 'When these terms change',
    paragraphs: [
      'The date above is the day of the last change. By using the site after it, you use it under the new text. If part of this cannot be enforced, the rest stays.',
    ],
  },
]
