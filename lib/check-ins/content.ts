/** What the page behind a contact's link says after a press. */
export const contactOutcomes: Record<string, { title: string; paragraphs: string[] }> = {
  accepted: {
    title: 'Thank you',
    paragraphs: [
      'You have said yes. You get mail only if a check-in is missed, and once more if all is well after that.',
      'Please do not speak of it in front of others. The link in the mail takes you back at any time, also to stop.',
    ],
  },
  declined: {
    title: 'That is fine',
    paragraphs: ['You have said no. You get no mail of this kind, and whoever asked learns only your answer.'],
  },
  stopped: {
    title: 'You get no more of these mails',
    paragraphs: [
      'It takes effect at once. Whoever asked you sees that you stopped, and can name somebody else.',
      'If you believe that somebody is in danger, call 911.',
    ],
  },
  'link-over': {
    title: 'This link does not work any more',
    paragraphs: [
      'Either it is not whole, or whoever asked you has taken your address off the list. Then it is erased here.',
      'Nothing was changed.',
    ],
  },
}
