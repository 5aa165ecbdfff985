/** The legal education hub, without its guides and tools. */
export const legal = {
  hub: 'Legal Education Hub',
  hubLead: 'Your rights in plain words, forms you can fill in here, and people who can help for free.',
  tabs: {
    '/legal-education': 'Overview',
    '/legal-education/guides': 'Legal Guides',
    '/legal-education/states': 'State by State',
    '/legal-education/tools': 'Legal Tools',
    '/legal-education/help': 'Get Legal Help',
  },
  about: 'About this information',
  notAdvice: {
    lead: 'This is information, not legal advice.',
    text: 'Laws differ by state and change. A lawyer can tell you what they mean for you.',
    link: 'Find free legal help',
  },
  overview: {
    meta: {
      title: 'Legal Education Hub',
      description:
        'Plain guides, letters and checklists on safety, custody, housing, work and immigration, and free legal help.',
    },
    often: 'People often ask',
    questions: {
      '/legal-education/guides/protection-orders': 'Make someone stay away',
      '/legal-education/guides/custody-and-safety': 'Keep my children safe',
      '/legal-education/guides/housing-rights': 'Keep my home',
      '/legal-education/tools/phone-line-letter': 'Get my own phone line',
    },
    featured: 'Featured guides',
    seeAll: (count: number) => `See all ${count} guides`,
    subjects: 'By subject',
    subjectsLead: 'Six subjects, with everything we have on each.',
    tools: 'Do it here',
    toolsLead: 'Fill in and print. Nothing you type is sent to us or kept.',
  },
  guides: {
    meta: {
      title: 'Legal guides',
      description:
        'Guides to protection orders, custody, housing, divorce, work, immigration and more, with sources and dates.',
    },
    searchMeta: { title: 'Search the legal guides', description: 'Find a guide by the words in it.' },
    finder: {
      label: 'Search the guides',
      placeholder: 'Custody, lease, leave…',
      search: 'Search',
      heading: 'Guides',
      /** %n stands for a number, %q for what was typed. */
      all: 'All %n guides',
      none: 'No guides found',
      one: '1 guide for “%q”',
      many: '%n guides for “%q”',
      another: 'Try another word, such as court, children, rent or visa.',
      seeAll: 'See all guides',
    },
  },
  guide: {
    minutes: (minutes: number) => `${minutes} min read`,
    difficulty: { beginner: 'beginner', intermediate: 'intermediate', advanced: 'advanced' },
    tags: 'Tags',
    onThisPage: 'On this page',
    updated: (day: string) => `Last updated ${day}`,
    oldest: (year: number) => `. Its oldest source is from ${year}`,
    applies: (where: string) => `Where it applies: ${where}`,
    reviewed: (by: string, day: string) => `Reviewed by ${by}, attorney, on ${day}`,
    unreviewed: 'Written from the sources below. No lawyer has reviewed this page yet.',
    yourState: 'How it works in your state',
    inShort: 'In short',
    tools: 'Tools for this',
    people: 'People who can help',
  },
  sources: {
    one: (number: number) => `Source ${number}`,
    list: 'Sources',
    newTab: '(opens a new tab)',
    read: (day: string) => `read ${day}`,
    notReadAgain: 'not read again since this guide was written',
    none: 'This section is practical advice. It doesn’t state the law, so it has no source.',
  },
  counts: {
    guides: { one: 'guide', many: 'guides' },
    tools: { one: 'tool', many: 'tools' },
    offices: { one: 'office', many: 'offices' },
  },
  states: {
    meta: {
      title: 'Your rights, state by state',
      description:
        'Choose your state: what its protection orders are called, how long they last, money after a crime, leave, leases, and who to call.',
    },
    title: 'Choose your state or territory',
    lead: 'Each page begins with who to call. Then: protection orders by their local names, money after a crime, time off from work, leases, reporting abuse, free lawyers and benefits, each with its source and date.',
  },
  tools: {
    meta: {
      title: 'Legal tools',
      description:
        'Checklists, letters and a deadline calculator that you fill in and print here. Nothing is sent or kept.',
    },
    title: 'Legal tools',
    lead: 'Fill in, print, take with you. What you type stays on the page and is gone when you leave.',
    kind: 'Type and subject',
    types: { template: 'Letter', form: 'Form', calculator: 'Calculator', checklist: 'Checklist' },
  },
  tool: {
    starts: {
      template: 'Write the letter',
      form: 'Fill in the form',
      checklist: 'Open the list',
      calculator: 'Find the date',
    },
    stays: 'What you fill in stays on this page',
    staysText: 'It is not sent to us, not saved in your browser, and gone when you close or leave the page.',
    staysPaper:
      'Someone could find a paper copy, a download or the clipboard: keep it where only you look. In the print window, turn off “headers and footers”, so that this page’s address is not on the paper. A work or shared printer may keep a copy.',
    unreviewed: 'Written from the sources named here. No lawyer has reviewed this page yet.',
    before: 'Before you begin',
    after: 'What comes next',
    more: 'Read more',
    people: 'People who can help',
    byHand: 'Print this page and fill in the lines and boxes by hand.',
    letter: {
      lead: 'Leave blank what doesn’t apply. The letter updates as you type.',
      choose: 'Choose one',
      optional: '(optional)',
      print: 'Print the letter',
      printed: 'Letter',
      copy: 'Copy the text',
      clear: 'Clear all',
      copied: 'Copied. The text stays on this device’s clipboard until something else is copied.',
      notCopied: 'This browser did not let us copy. Select the letter and copy it yourself.',
      /** Only where the letter is not in the language of the page. */
      said: 'What the letter says',
      saidLead: '',
    },
    list: {
      print: 'Print this list',
      printed: 'List',
      clear: 'Clear the list',
      /** %n of %m */
      progress: '%n of %m checked',
    },
  },
  help: {
    meta: {
      title: 'Get legal help',
      description: 'Free legal aid in every state, legal answers online, and what to say when you call.',
    },
    title: 'Get Legal Help',
    lead: 'There is no single national legal aid number. These are free and open to every state.',
    danger: 'In danger now?',
    dangerText: (line: string) => `Call 911. An advocate at the ${line} can find help near you, day or night.`,
    state: 'Legal aid in your state',
    stateLead: 'Offices that offer free civil legal help, from our directory.',
    noOffice: (state: string) =>
      `We know of no legal aid office in ${state}. LawHelp and the other services above cover every state.`,
    allIn: (state: string) => `All rights and legal help in ${state}`,
    call: 'When you call',
    other: 'Other ways',
    immigration: 'Immigration',
  },
}
