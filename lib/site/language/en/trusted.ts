/** For the one who is asked to be told when a check-in is missed: the page of the link, and the emails. */
export const trusted = {
  title: 'Your answer',
  description: 'Answer a question that came by email.',
  outcomes: {
    accepted: {
      title: 'Thank you',
      paragraphs: [
        'You said yes. You will get an email only if a check-in is missed, and one more if all is well after that.',
        'Please don’t talk about this in front of others. The link in the email brings you back here any time, for example to stop.',
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
  },
  deadLink: 'This link no longer works. Nothing was changed.',
  stop: 'Stop: no more of these emails',
  removed:
    'Your address is already off the list. A message that is on its way will still come, unless you stop it here.',
  yes: (from: string) => `Yes, ${from} can count on me`,
  no: 'No, I would rather not',
  saidYes: {
    before: (name: string) => `${name}, you have said yes to`,
    after: (from: string) => `If ${from} misses a check-in, you get a message by email.`,
    stop: 'You can stop at any time, and you don’t have to say why.',
  },
  saidNo: { before: 'You have said no to', after: ', and you get no email. You can change your mind.' },
  asks: { before: (name: string) => `${name},`, after: 'is asking you to be a trusted contact.' },
  points: (from: string) => [
    `${from} sets a time to check in. If it passes without an answer, you get an email with what ${from} wrote.`,
    `Then you do what it asks, or call 911 if you believe that ${from} is in danger.`,
    `You never learn where ${from} is, unless the message says so. You get nothing while all is well.`,
    'We keep your name and address encrypted, for this only. You can stop at any time.',
    `Someone may be watching ${from}. Please don’t talk about this with anyone else.`,
  ],
  emails: {
    stop: 'Stop getting these emails',
    request: {
      subject: 'A question for you',
      preheader: 'Someone you know is waiting for your answer.',
      hello: (name: string) => `Hello ${name}, someone you know has a question for you.`,
      question: (from: string, site: string) =>
        `${from} would like you to be a trusted contact on ${site}. ${from} sets a time to check in. If that time passes without an answer, we send you the message that ${from} wrote, by email. You get nothing otherwise.`,
      free: 'You are free to say no. Nothing is sent to you before you say yes.',
      button: 'Answer yes or no',
      end: 'Please do not talk about this in front of others, and do not forward this email. If you do nothing, your address is deleted after 14 days.',
    },
    alert: {
      subject: 'Please read this now',
      preheader: 'A message for you that cannot wait.',
      hello: (name: string) => `Hello ${name}, this cannot wait. Please read all of it.`,
      why: (from: string, site: string) =>
        `${from} named you as a trusted contact on ${site}, and has not checked in as planned, or has asked for this alert without being able to say so. ${from} may be in danger.`,
      wrote: (from: string) => `This is what ${from} wrote for you:`,
      what: (from: string) =>
        `What to do now: if the message says what, do that. Otherwise try to reach ${from} in a way that is safe. If someone else answers, do not mention this email. If you believe that ${from} is in danger, call 911 and say where ${from} may be.`,
      end: 'We do not call anyone ourselves, and no one reads replies to this email. Other trusted contacts may get this message too. If we hear that all is well, we will write to you again.',
    },
    clear: {
      subject: 'Good news',
      preheader: 'It follows up on the last message.',
      hello: (name: string) => `Hello ${name}, this is good news.`,
      text: (from: string) => `${from} has checked in and says: I am safe. You don’t have to do anything else.`,
    },
  },
}

/** To her who checks in, and says nothing to anyone else who reads it. */
export const checkInMails = {
  open: 'Open your page',
  due: {
    subject: 'The note you asked for',
    again: 'The note you asked for, again',
    preheader: 'Your time is up.',
    text: 'Your time is up. You asked us for this note.',
  },
  answered: { subject: 'An answer for you', preheader: 'It is on your page.', text: 'Someone has answered you.' },
  trouble: {
    subject: 'An email could not be delivered',
    preheader: 'Please check your page.',
    text: 'An email that you planned could not be delivered. Please check your page.',
    end: 'Do not count on it. Reach the person another way. If you are in danger, call 911.',
  },
}
