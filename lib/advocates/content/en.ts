/** The text of the sheets, and of the page that offers them to advocates. */
export const en = {
  title: 'For those beside her',
  lead: 'A sheet to hang up, a card for a wallet, the words to say. For advocates, nurses, teachers, librarians, hairdressers, neighbors.',
  findPlace: 'For which place?',
  findHint: 'ZIP code, town, county or state',
  find: 'Make the sheets',
  sheets: 'Sheets to print',
  hang: 'A sheet to hang up, with numbers to tear off',
  hangHint: 'For a restroom, a fitting room, a break room, a laundry. The strips show numbers and nothing else.',
  card: 'Cards for a wallet',
  cardHint: 'Ten on a sheet, the size of a business card. Neutral at a glance.',
  say: 'What to say, on one page',
  sayHint: 'For the desk, the staff room, the drawer.',
  codes: 'Codes to scan',
  codeCounty: 'Leads to the page of this place',
  codeQuiet: 'Leads to the quiet page, which is named “Notes”',
  codeWarning: 'A phone keeps what it scanned. The numbers on the strips leave less behind.',
  widget: 'On your own website',
  widgetHint:
    'One line of HTML: a plain form with no script and no cookie. Nothing reaches us until someone presses the button.',
  data: 'The directory as open data',
  data2: 'Every entry, as a spreadsheet or in the field’s own format, free of charge.',
  page: {
    description:
      'Sheets to hang up, wallet cards, words to say and a form for your own site, for each county and state.',
    /** Said on the page in another language. */
    inThis: 'Each sheet is in English too.',
    files: 'Files and the API',
    everyState: 'Every state',
    byCounty: 'By county',
    sheetsFor: (place: string) => `Sheets for ${place}`,
    sheetsAbout: (place: string) => `Sheets to hang up, wallet cards and codes for ${place}, in English and Spanish.`,
    madeToday: 'Made from the directory today. Print what you need; call a number yourself before you hang it up.',
    more: 'More',
    data: (place: string) => `The entries of ${place} as a spreadsheet`,
    help: (place: string) => `The page of help in ${place}`,
    whichPlace: 'Sheets for which place?',
    findAbout: 'Find the sheets of a county by ZIP code, town or county.',
    unknown: (typed: string) => `We do not know “${typed}”. Try a ZIP code, or a town with its state.`,
    whichOne: 'Which one do you mean?',
    townIn: (town: string, place: string) => `${town}, in ${place}`,
    savePicture: 'Save the picture',
  },
  sheet: {
    title: 'You deserve to be safe.',
    lead: 'Is someone hurting, threatening or watching you? Talk to someone today, free, day and night. You decide what to say.',
    local: 'Near here',
    everywhere: 'Anywhere in the country',
    scan: 'Scan to see help near you',
    scanWarning: 'Your phone keeps what it scans.',
    alone: 'Call from a phone that nobody else looks at.',
    now: 'In danger now: 911',
  },
  strip: 'Day and night',
  wallet: 'Numbers',
  cutNote: 'Cut along the lines. Cards and strips do not say what they are for.',
  lines: {
    violence: 'National Domestic Violence Hotline',
    text: 'Text START to 88788',
    local: 'Local help: 211',
  },
  talk: {
    title: 'What to say, and what to leave unsaid',
    lead: 'You don’t have to solve it. Being asked kindly, in private, by someone who believes her is often the first step.',
    parts: [
      {
        title: 'First',
        items: [
          'Be alone with her. Send the partner, the children and any interpreter from the family out of the room, for a reason that sounds routine.',
          'Say what you must report before you ask. Then she can choose what to tell you.',
        ],
      },
      {
        title: 'Say',
        items: [
          '“I’m glad you told me. I believe you.”',
          '“It’s not your fault. Nobody deserves this.”',
          '“Are you safe to go home today?”',
          '“What would help you most right now?”',
          '“Would you like to call from my phone? I can stay, or step out.”',
        ],
      },
      {
        title: 'Leave unsaid',
        items: [
          '“Why don’t you just leave?” Leaving is often the most dangerous time. She knows her danger best.',
          '“You should.” Offer, and let her choose.',
          'Anything to him, and anything by text, email or voicemail that he could read or hear.',
        ],
      },
      {
        title: 'Do',
        items: [
          'Let her use your phone or computer. Hers may be watched.',
          'Ask before you give her paper. Offer to write a number where it looks like something else.',
          'If she was choked, even without a mark, she should see a doctor today.',
          'If he has a gun, or she says he may kill her, believe her and help her call now.',
          'Ask how and when it is safe to reach her. Keep that promise.',
        ],
      },
    ],
    call: 'You can call as well: the hotline helps helpers.',
  },
}

export type AdvocateWords = typeof en
