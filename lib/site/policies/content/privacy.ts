import type { PolicySection } from '../schema'

export const privacyUpdated = '2026-11-23'

export const privacyShort: string[] = [
  'You can read, search and call without telling us who you are. Nothing about that visit is stored.',
  'No advertising, no trackers, no social media buttons, no cookie before you sign in.',
  'What you choose to give us is listed below, with how long we keep it and who sees it.',
  'Your browser, phone and network keep traces that we cannot erase. Read what they are.',
]

export const privacySections: PolicySection[] = [
  {
    id: 'confidential',
    title: 'What “100% confidential” means here',
    paragraphs: ['Our home page says 100% confidential. It means exactly this:'],
    items: [
      'If you only read, search, call or text from this site, we learn nothing that names you. There is nothing to sell, lose or hand over.',
      'When you tap a phone number, your phone makes the call. We are not on the line and get no record. The service you call has its own rules, so ask them.',
      'What you give us by choice, such as a message or an account, is seen only by the people named in the table below, and deleted when the table says.',
      'We never sell, rent or swap it, and never use it for advertising.',
    ],
    after:
      'It does not mean that no one can know you were here. Someone who holds your device, runs your network, or has put spying software on your phone may see it. We cannot change that, so we say it.',
  },
  {
    id: 'not',
    title: 'What we do not do',
    items: [
      'We load nothing from other companies on any page, except the payment form of our payment company on the page where you pay a donation.',
      'We set no cookie before you sign in, and none for advertising or measuring, ever.',
      'We do not use tracking pixels in emails, or links that count clicks.',
      'We send nothing you type to an AI service.',
      'We do not ask who you are before you see a phone number.',
      'We do not send push messages or text messages.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and what your browser keeps for us',
    paragraphs: [
      'Signing in sets two cookies, which go when you sign out or the time in the table is over. One keeps you signed in. The other lets no other site sign you out. We set no more. On the one page where you enter a card, the payment company’s form may store its own markers to prevent fraud; we have switched off its reports on how you use the page.',
      'If you use Documents or choose to keep a safety plan, the encrypted files are kept in that browser. If you start a check-in timer, its end time is kept until you close the tab. A page of hotlines that works without a network may be kept too. If you choose “Keep help on this phone”, the emergency pages, and the shelters and phone lines of your state, are kept until you remove them. All of it is gone when you clear the browser’s data for this site.',
    ],
  },
]

export const privacyAfter: PolicySection[] = [
  {
    id: 'others',
    title: 'Companies that work for us',
    paragraphs: [
      'Four kinds of companies see some of it, only to do their work: the host that runs our server, the service you sign in with, the service that sends our email, and the payment company. Each has its own rules. The sign-in service knows that you signed in here. It may list this site in your account there, or email you about a new sign-in. If someone else can see that account, do not use it here.',
    ],
  },
  {
    id: 'courts',
    title: 'Police, courts and other demands',
    paragraphs: [
      'A court can order us to hand over what we hold. We read every demand, refuse what the law lets us refuse, and tell you if we are allowed to and it is safe to reach you. The best protection is that we hold so little: what is not stored cannot be taken.',
      'Federal law sets a rule for programs that help survivors, and we follow it. Without her informed, written, time-limited consent we give out no names, and no facts that point to a person. No help depends on that consent.',
      'If a message tells us that a child is being harmed, the law of some states may make us report it.',
    ],
  },
  {
    id: 'quick-exit',
    title: 'What Quick Exit does not erase',
    paragraphs: [
      'Quick Exit blanks the page and opens a weather site, and pressing Escape or Shift three times does the same. It is made for the moment when someone walks in. It does not erase:',
    ],
    items: [
      'Your browser’s history. The addresses of the pages you opened stay in it, including the words of a search, since they are part of the address.',
      'History that is shared with your other devices through a browser account.',
      'Files you downloaded, pages you printed, screenshots, words you copied.',
      'Calls and texts in the phone’s own list and, with some companies, on the bill.',
      'What the owner of a router, a school, a work network or a phone plan can see.',
      'Anything, if there is spying software on the device.',
    ],
    after:
      'Use a private window, or a device the other person never uses. Be careful about clearing the whole history, because an empty one can be noticed. Delete single pages where you can.',
    link: { href: '/safety/traces', label: 'More on the traces a visit leaves' },
  },
  {
    id: 'choices',
    title: 'Your choices',
    items: [
      'Use the site without an account. Everything that is about safety works without one.',
      'In your dashboard you can see, correct and delete what you saved, or delete the account right away. There is no way to get it back.',
      'Every newsletter email has a link to unsubscribe with one click.',
      'Ask us what we hold about you, or to correct or delete it, with the contact form. We may ask for proof that it is you, so that no one else gets your data.',
      'Backup copies exist for a short time after something was deleted. They are used only to bring the site back after a failure.',
    ],
    link: { href: '/contact', label: 'Contact us' },
  },
  {
    id: 'children',
    title: 'Children and teens',
    paragraphs: [
      'Anyone may read this site. Accounts and the newsletter are for people aged 13 or older. If you are younger, you can still call or text every hotline here.',
    ],
  },
  {
    id: 'changes',
    title: 'When this page changes',
    paragraphs: [
      'The date above is the day of the last change. If we ever want to keep more than is written here, we will say so on this page before we begin, and it will not be done to what we already hold.',
    ],
  },
]
