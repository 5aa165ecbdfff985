import { defineGuide, list, listUnder, section, steps, warning } from '../../define-guide'
import { shared } from './shared-sources'

export const addressConfidentiality = defineGuide({
  id: 'address-confidentiality',
  title: 'Keep your new address secret',
  description:
    'Address confidentiality programs: a substitute address for your license, school and mail. How to join, what they cover, and what they do not.',
  category: 'housing',
  difficulty: 'beginner',
  format: 'article',
  tags: ['address confidentiality', 'safe at home', 'privacy', 'moving', 'mail', 'stalking'],
  lastUpdated: '2026-11-23',
  jurisdiction:
    'United States. Most states run a program of their own, with their own rules. Federal law is named where it applies.',
  review: null,
  statePart: 'address',
  inShort: [
    'Many states give you a substitute address, so that your real one stays out of public records.',
    'It is free. You apply through a trained helper, often at a domestic violence program.',
    'Join before your new address is on any paper. The program cannot take back what is already out.',
    'It hides an address. It does not hide a phone, a car or a post on the internet.',
  ],
  sections: [
    section('now', 'Three things to do now', [
      steps([
        'Do not file a change of address with the post office yet, and do not give your new address to anyone who does not need it.',
        'Call a local domestic violence program or the state’s line. Ask: “Is there an address confidentiality program here, and who can sign me up?”',
        'Until you are in, give the address of a lawyer, a program or a person you trust, or rent a box that he does not know about.',
      ]),
    ]),
    section('what', 'What a program does', [
      'The names differ, such as Address Confidentiality Program, Safe at Home or ACP, but the idea is the same. The state gives you a legal address that is not your home, often a box in the capital, and you put that address on forms. Mail that goes there is sent on to you, free. [massachusetts, virginia]',
      listUnder('You can often use it for:', [
        'Your driver’s license and car registration.',
        'Your children’s school.',
        'Voting. Ask for a confidential voter record.',
        'Court papers, benefits, taxes and other dealings with your state or city.',
      ]),
      'The program also takes legal papers for you, so if someone sues you, the papers go there. Open that mail soon, because deadlines count from the day the program gets it. [virginia]',
    ]),
    section('who', 'Who can join', [
      'Each state decides. Most programs take people who have lived through domestic violence, sexual assault or stalking, and many add human trafficking. Some also take people who are in danger because of their work, such as judges. [massachusetts, programs]',
      listUnder('Programs often ask that:', [
        'You moved not long ago, or are about to, to a place that he does not know. [massachusetts, virginia]',
        'You live in that state. [virginia]',
        'You say in writing that you are afraid for your safety. Many do not ask for a police report, so ask yours what it takes.',
      ]),
      'Your children who live with you can usually join too. In Virginia you cannot join while you stay somewhere for 30 days or less, so ask what to do while you are in a shelter. [virginia]',
    ]),
    section('apply', 'How to apply', [
      steps([
        'Find an application assistant, someone the state has trained, often at a domestic violence or sexual assault program. The program’s office can name one near you. [massachusetts]',
        'Meet in a safe place and talk about whether the program fits your plan. You do not pay for this.',
        'Fill in the form together, and list everyone in your home who should be covered.',
        'Wait for your card, which shows your new legal address, and carry it with you.',
        'Then change your papers one by one, and show the card each time.',
      ]),
      'Membership lasts some years and can be renewed. Tell the program if you move or change your name, because you can lose your place if you do not.',
    ]),
    section('limits', 'What it does not do', [
      list([
        'Banks, stores, power companies and landlords often do not have to accept it. Ask them all the same, and say why.',
        'Packages and magazines may not be sent on. First-class mail is. [virginia]',
        'It stops at the state line. If you move to another state, you apply there again. [virginia]',
        'It does not remove your old or new address from people-search sites.',
        'Police can get your address for their work, and a judge can order it in some cases. [virginia]',
        'If you buy a home, the deed is public. Ask a lawyer before you sign.',
      ]),
      warning(
        'If you share custody',
        'The program does not change a court order, so you may still have to bring the children to visits or tell the court that you moved. Ask a lawyer to have the judge keep your address off the papers and set a safe place for the handover.',
      ),
    ]),
    section('federal', 'Federal laws that help', [
      list([
        'A state may not put your protection order case on a public website if that could show who or where you are. [faith]',
        'Motor vehicle offices may not give your address to just anyone, but there are exceptions, such as for lawsuits and for licensed investigators. [dppa]',
        'Programs that get federal money for this work may not share what you tell them without your written, time-limited consent. [vawa]',
      ]),
    ]),
    section('without', 'If your state has no program, or you are waiting', [
      list([
        'Ask the court clerk for the form that keeps your address confidential, before you file anything.',
        'Ask the school, the doctor and your job to lock your file. Give them a code word.',
        'Use a box at a private mail store rather than your home. Ask who can see your name there.',
        'Ask the election office about a confidential voter record. Some states have it without the rest.',
        'Check what your phone, your car and shared apps reveal, because a tracker can undo all of this in a minute.',
        'Ask family not to post photos of your new place, the school or the street.',
      ]),
    ]),
  ],
  tools: ['protection-order-checklist'],
  records: {
    'national-domestic-violence-hotline': 'Finds the local program that can sign you up.',
    'womenslaw-org': 'Rules of your state on keeping an address out of court papers.',
    'safety-net-project-techsafety-org': 'How phones, apps and people-search sites give an address away.',
  },
  sources: [
    {
      id: 'massachusetts',
      label: 'Secretary of the Commonwealth of Massachusetts, Address Confidentiality Program, questions',
      url: 'https://www.sec.state.ma.us/sec/acp/acphowto.htm',
      date: 'page without a date',
      read: '2026-11-23',
    },
    {
      id: 'virginia',
      label: 'Attorney General of Virginia, Address Confidentiality Program, questions',
      url: 'https://www.oag.state.va.us/programs-initiatives/domestic-violence/address-confidentiality-program',
      date: 'page without a date',
      read: '2026-11-23',
    },
    {
      id: 'programs',
      label: 'offlist.me, address confidentiality programs by state',
      url: 'https://www.offlist.me/address-confidentiality-programs',
      date: 'page without a date',
      read: '2026-11-27',
    },
    {
      id: 'faith',
      label: '18 U.S. Code 2265(d)(3), no publication on the internet',
      url: 'https://www.law.cornell.edu/uscode/text/18/2265',
      date: 'as amended in 2022, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'dppa',
      label: '18 U.S. Code 2721, motor vehicle records',
      url: 'https://www.law.cornell.edu/uscode/text/18/2721',
      date: 'law of 1994, as amended in 2000, version of April 2023',
      read: '2026-11-23',
    },
    shared.vawa,
  ],
})
