/** One email of each template, with realistic names and titles. A template without a sample fails a test. */
import * as clientLists from '@/lib/advocates/lists/mails'
import * as checkIns from '@/lib/check-ins/mails'
import * as inbox from '@/lib/contact/inbox/mails'
import * as contact from '@/lib/contact/mails'
import type { OutgoingMail } from '@/lib/mail/mail'
import * as newsletter from '@/lib/newsletter/mails'
import * as checks from '@/lib/resources/checks/mails'
import * as rooms from '@/lib/resources/rooms/mails'
import type { ResourceDto } from '@/lib/resources/schema'
import { languages } from '@/lib/site/language/languages.mjs'
import { inLanguage } from '@/lib/site/language/speak'

const to = 'ann@example.org'
const token = 'x'.repeat(43)

/** The same email in every language. */
function inEach(write: () => OutgoingMail): OutgoingMail[] {
  return languages.map((language) => inLanguage(language, write))
}

type Samples<Module> = { [Name in keyof Module as Name extends `write${string}` ? Name : never]: OutgoingMail[] }

const checksSamples: Samples<typeof checks> = {
  writeReportAlert: [checks.writeReportAlert({ key: 'k', to, resourceId: '0b9fe1c8-2c3b-4b8f-9e7b-0a6d5d8f2c11' })],
  writeListingLink: [checks.writeListingLink({ key: 'k', to, token, days: 14 })],
}

const roomSamples: Samples<typeof rooms> = { writeRoomLink: [rooms.writeRoomLink({ key: 'k', to, token })] }

const phone = {
  number: '216-555-0100',
  extension: null,
  type: 'voice',
  keyword: null,
  languages: [],
  description: null,
}
const listed = {
  ...{ title: 'Harbor House', kind: 'organization', category: 'housing-shelter', helpKinds: ['domestic-violence'] },
  phones: [phone],
} as unknown as ResourceDto

const clientListSamples: Samples<typeof clientLists> = {
  writeListMail: inEach(() => clientLists.writeListMail({ key: 'k', to, entries: [listed] })),
}

const contactSamples: Samples<typeof contact> = {
  writeContactNotice: [true, false].map((isUrgent) => contact.writeContactNotice({ key: 'k', to, isUrgent })),
}

const inboxSamples: Samples<typeof inbox> = {
  writeReply: ['Please call us, and we will look with you.', 'Llame al 211: ahí buscan con usted.'].map((body) =>
    inbox.writeReply({ key: 'k', to, body }),
  ),
}

const newsletterSamples: Samples<typeof newsletter> = {
  writeConfirmMail: inEach(() =>
    newsletter.writeConfirmMail({ key: 'k', to, manageToken: token, confirmToken: token }),
  ),
  writeLinkMail: inEach(() => newsletter.writeLinkMail({ key: 'k', to, manageToken: token })),
  writeIssueMail: [
    newsletter.writeIssueMail({
      key: 'k',
      to,
      manageToken: token,
      subject: 'New this week',
      preheader: 'Two pieces to read when you have a moment.',
      blocks: [
        { type: 'text', text: 'This is new at Marigold this week.' },
        { type: 'link', label: 'How a protection order works', href: 'https://marigold.example/news/order' },
      ],
    }),
  ],
}

const person = { key: 'k', to, name: 'Bea', from: 'Ann Lee', token }

const checkInSamples: Samples<typeof checkIns> = {
  writeContactRequest: inEach(() => checkIns.writeContactRequest(person)),
  writeAlert: inEach(() =>
    checkIns.writeAlert({ ...person, message: 'I am at 12 Elm Street. Please call the police.' }),
  ),
  writeAllClear: inEach(() => checkIns.writeAllClear(person)),
  writeDueReminder: [true, false].flatMap((isAgain) =>
    inEach(() => checkIns.writeDueReminder({ key: 'k', to, isAgain })),
  ),
  writeContactAnswered: inEach(() => checkIns.writeContactAnswered({ key: 'k', to })),
  writeDeliveryTrouble: inEach(() => checkIns.writeDeliveryTrouble({ key: 'k', to })),
}

/** By the domain's folder, then by the template's name. */
export const mailSamples: Record<string, Record<string, OutgoingMail[]>> = {
  'check-ins': checkInSamples,
  checks: checksSamples,
  contact: contactSamples,
  inbox: inboxSamples,
  lists: clientListSamples,
  newsletter: newsletterSamples,
  rooms: roomSamples,
}
