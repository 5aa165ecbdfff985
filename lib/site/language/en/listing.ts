/** An organization and its own record: what it is shown by the link in its email. */
export const listing = {
  title: 'Your entry',
  description: 'Review your entry.',
  heading: 'Is this still right?',
  before: (name: string) => `This is what the ${name} directory says about `,
  after: '. Correct anything that is wrong, then send it. If everything is right, just send it.',
  fields: {
    phoneNumber: 'Phone number',
    address: 'Address',
    hours: 'Hours',
    url: 'Website',
    description: 'Description',
  },
  send: 'Send to our staff',
  staffFirst:
    'Our staff reads it before anything changes. If an address should stay private, leave it out, or write to us at ',
  contact: 'Contact',
  over: {
    title: 'This link no longer works',
    text: 'It was already used, or it is more than 14 days old. Nothing was changed.',
    write: 'Write to us, and we’ll send you a new one.',
  },
  sent: {
    title: 'Thank you',
    description: 'What happens next.',
    text: 'Our staff will review it and make the changes. Nothing is public before that.',
    used: 'The link in the email has been used and won’t open again.',
    all: 'All resources',
  },
  notSent: 'It was not sent',
  again: 'Send again',
  used: 'This link was already used or has expired, so nothing was sent. Please ask us for a new one.',
  phone: 'Please enter a phone number, such as 512-555-0100.',
  address: 'Please write it as street, city, state and ZIP code, with commas between them.',
  hours: 'No one is open at these hours. Please check am and pm.',
}
