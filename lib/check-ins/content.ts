/** What the page behind a contact's link says after a press. */
export const contactOutcomes: Record<string, { title: string; paragraphs: string[] }> = {
  accepted: {
    title: 'Thank you',
    paragraphs: [
      'You said yes. You get email only if a check-in is missed, and once more if all is well after that.',
      'Please don’t talk about this in front of others. The link in the email takes you back here any time, for example to stop.',
    ],
  },
  declined: {
    title: 'That is fine',
    paragraphs: ['You said no. You won’t get emails like this, and the person who asked learns only your answer.'],
  },
  stopped: {
    title: 'You won’t get any more of these emails',
    paragraphs: [
      'This takes effect right away. The person who asked you can see that you stopped, and can add someone else.',
      'If you believe that someone is in danger, call 911.',
    ],
  },
  'link-over': {
    title: 'This link no longer works',
    paragraphs: [
      'Either the link is incomplete, or the person who asked you took your address off the list. In that case it is erased here.',
      'Nothing was changed.',
    ],
  },
}
