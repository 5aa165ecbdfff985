// Written by `npm run content` from the files in `messages`.
import type { ReactNode } from 'react'
import type { StateCode } from '@/lib/geography/states'

type Shown = string | number
export type Tag = (inside: ReactNode[]) => ReactNode

/** What each message with values takes. */
export interface Arguments {
  'about.coverage.lead': { named: Shown; numbered: Shown }
  'about.description': { name: Shown }
  'about.fresh.counted': { all: number; fresh: number; aging: number; stale: number; never: number }
  'about.fresh.from': { day: Shown }
  'about.fresh.kindByState': { kind: Shown }
  'about.fresh.lines': { all: number; checked: number }
  'about.heading': { name: Shown }
  'about.nonprofit': { name: Shown; status: Shown }
  'about.totalNote': { states: number }
  'account.end.wrong': { word: Shown }
  'account.held.checkIns.after': { hours: Shown }
  'account.held.clock.between': { from: Shown; to: Shown }
  'account.held.zone': { zone: Shown }
  'account.match.askSpeaks': { languages: Shown }
  'account.match.askZip': { zip: Shown }
  'account.match.fromZip': { way: Shown }
  'account.match.inState': { state: Shown }
  'account.match.miles': { miles: number }
  'account.match.need': { category: Shown }
  'account.match.serves': { state: Shown }
  'account.match.speaks': { languages: Shown }
  'account.match.whetherSpeaks': { languages: Shown }
  'account.places.outHeard': { moment: Shown }
  'account.refusals.already': { status: Shown }
  'account.refusals.checkInsFull': { most: Shown }
  'account.refusals.extended': { most: Shown }
  'account.refusals.farther': { days: Shown }
  'account.refusals.peopleFull': { most: Shown }
  'account.refusals.pinWait': { seconds: Shown }
  'account.refusals.remindersFull': { most: Shown }
  'account.refusals.savedFull': { most: Shown }
  'account.refusals.sooner': { minutes: Shown }
  'advocates.page.data': { name: string }
  'advocates.page.help': { place: Shown }
  'advocates.page.sheetsAbout': { place: Shown }
  'advocates.page.sheetsFor': { place: Shown }
  'advocates.page.townIn': { town: Shown; place: Shown }
  'advocates.page.unknown': { typed: Shown }
  'calling.hello': { person: Shown }
  'calling.intro': { name: Shown }
  'calling.localTime': { time: Shown }
  'calling.progress': { done: number; left: number }
  'calling.seenAt': { where: Shown }
  'calling.triedBefore': { tries: number }
  'calls.atLeast': { count: Shown }
  'calls.atMost': { count: Shown }
  'calls.be': { what: Shown }
  'calls.busy': { name: Shown; phone: Shown }
  'calls.characters': { bound: Shown }
  'calls.chosen': { bound: Shown }
  'calls.multiple': { divisor: Shown }
  'calls.oneOf': { values: Shown }
  'calls.tooMany': { minutes: number; name: Shown; phone: Shown }
  'clientList.count': { entries: Shown; most: Shown }
  'clientList.dashboard.entries': { count: Shown }
  'clientList.dashboard.full': { most: Shown }
  'clientList.dashboard.saveChange': { codeName: Shown }
  'clientList.dashboard.until': { day: Shown }
  'clientList.named': { codeName: Shown }
  'clientList.save': { file: Shown }
  'clientList.textTo': { keyword: Shown | null; number: Shown }
  'contact.answer': { time: Shown }
  'contact.description': { name: Shown }
  'contact.lead': { time: Shown }
  'contact.reply.subject': { name: Shown }
  'contact.sentText': { time: Shown }
  'dashboard.checkIns.afterHours': { hours: Shown }
  'dashboard.checkIns.again.order': { minutes: Shown }
  'dashboard.checkIns.apart': { minutes: Shown }
  'dashboard.checkIns.byText': { zone: Shown; moment: Shown | null }
  'dashboard.checkIns.erased': { moment: Shown }
  'dashboard.checkIns.form.hours': { hours: Shown }
  'dashboard.checkIns.form.minutes': { minutes: Shown }
  'dashboard.checkIns.form.order': { minutes: Shown }
  'dashboard.checkIns.ifNot': { minutes: Shown }
  'dashboard.checkIns.more': { left: Shown }
  'dashboard.checkIns.moreMinutes': { minutes: Shown }
  'dashboard.checkIns.onItsWay': { moment: Shown }
  'dashboard.checkIns.people.knowsAs': { name: Shown }
  'dashboard.checkIns.people.most': { most: Shown }
  'dashboard.checkIns.upText': { moment: Shown | null }
  'dashboard.frame.needSomeone': { line: Shown }
  'dashboard.frame.signedInAs': { name: Shown }
  'dashboard.gate.beforeText': { minutes: Shown; hours: Shown }
  'dashboard.recommendations.about': { title: Shown }
  'dashboard.recommendations.match': { percent: Shown }
  'dashboard.reminders.calendarFor': { title: Shown }
  'dashboard.reminders.deleteText': { title: Shown }
  'dashboard.reminders.zone': { zone: Shown }
  'dashboard.saved.markAs': { status: Shown }
  'dashboard.saved.removeText': { title: Shown }
  'directory.accordion.allIn': { count: number; code: StateCode }
  'directory.accordion.noLine': { code: StateCode }
  'directory.allPage.lead': { count: number }
  'directory.allPage.search': { count: number }
  'directory.categoryPage.byState': { name: Shown }
  'directory.categoryPage.heading': { name: Shown }
  'directory.categoryPage.inYourState': { name: Shown }
  'directory.categoryPage.seeAll': { count: number }
  'directory.categoryPage.title': { name: Shown }
  'directory.inLanguage': { language: Shown }
  'directory.record.allInCounty': { county: Shown }
  'directory.record.byCounty': { code: StateCode }
  'directory.record.moreIn': { name: Shown }
  'directory.record.moreInState': { code: StateCode }
  'directory.statePage.description': { name: Shown; code: StateCode }
  'directory.statePage.heading': { name: Shown; code: StateCode }
  'directory.statePage.local': { code: StateCode }
  'directory.statePage.noLine': { code: StateCode }
  'directory.statePage.none': { code: StateCode }
  'directory.statePage.searchLabel': { label: Shown; code: StateCode }
  'directory.statePage.seeAll': { count: number; code: StateCode }
  'directory.statePage.serve': { count: number; code: StateCode }
  'directory.statePage.title': { name: Shown; code: StateCode }
  'emergency.banner.keys': { kbd: Tag }
  'emergency.contacts.alwaysFree': { about: Shown; phoneWord: Shown | null }
  'emergency.contacts.inDirectory': { name: Shown }
  'emergency.contacts.ofLine': { name: Shown }
  'emergency.exitFacts.back': { name: Shown }
  'emergency.exitFacts.doesNot': { name: Shown }
  'emergency.exitWays.lead': { host: Shown }
  'emergency.inLetters': { phoneWord: Shown }
  'emergency.practice.real': { host: Shown }
  'exit.press': { key: Shown; count: Shown }
  'exit.pressOnce': { key: Shown }
  'figures.asTable': { title: Shown }
  'figures.gapMap': { category: Shown; widest: Shown }
  'figures.map': { busiest: Shown }
  'figures.mostUses': { states: Shown }
  'figures.report.made': { day: Shown }
  'figures.report.madeOn': { day: Shown }
  'figures.report.sample': { title: Shown }
  'figures.report.title': { name: Shown }
  'figures.report.upTo': { period: Shown; day: Shown }
  'figures.table': { title: Shown }
  'figures.usesAndViewsOf': { month: Shown; uses: Shown; views: Shown }
  'figures.widest': { states: Shown }
  'give.card.pay': { amount: Shown }
  'give.description': { name: Shown }
  'give.emails.facts.inMoney': { amount: Shown }
  'give.emails.facts.nonprofit': { legalName: Shown; status: Shown }
  'give.emails.facts.year': { year: Shown }
  'give.emails.link.subject': { name: Shown }
  'give.emails.often': { rhythm: Shown }
  'give.emails.receipt.subject': { name: Shown }
  'give.emails.refund.subject': { name: Shown }
  'give.emails.undone.subject': { name: Shown }
  'give.emails.unpaid.subject': { name: Shown }
  'give.emails.year.neutral': { year: Shown }
  'give.emails.year.subject': { year: Shown; name: Shown }
  'give.emails.year.text': { year: Shown }
  'give.form.withFee': { fee: Shown }
  'give.matchText': { legalName: Shown; ein: Shown }
  'give.mine.caption': { year: Shown }
  'give.mine.endedOn': { day: Shown }
  'give.mine.ends': { day: Shown }
  'give.mine.nonprofit': { legalName: Shown; status: Shown; ein: Shown }
  'give.mine.received': { year: Shown }
  'give.mine.renewal': { rhythm: Shown }
  'give.mine.started': { rhythm: Shown }
  'give.taxNote': { legalName: Shown; status: Shown; ein: Shown }
  'give.thanks.refunded': { amount: Shown }
  'help.county.callNational': { missing: Shown; number: Shown }
  'help.county.description': { name: Shown; code: StateCode }
  'help.county.distances': { code: StateCode | null }
  'help.county.fartherNote': { miles: Shown; name: string }
  'help.county.forAll': { code: StateCode }
  'help.county.heading': { name: Shown; code: StateCode }
  'help.county.local': { name: Shown }
  'help.county.map.label': { name: Shown; count: number }
  'help.county.map.title': { name: Shown }
  'help.county.moreIn': { code: StateCode }
  'help.county.nationalAnswers': { name: Shown }
  'help.county.near': { name: string }
  'help.county.neighbors': { code: StateCode | null }
  'help.county.neighborsNote': { name: Shown }
  'help.county.noLocal': { code: StateCode | null }
  'help.county.noPhone': { name: Shown }
  'help.county.none': { code: StateCode | null }
  'help.county.noneNear.before': { name: string }
  'help.county.servesCounty': { name: Shown }
  'help.county.title': { name: Shown; code: StateCode }
  'help.county.unplaced': { code: StateCode }
  'help.county.unplacedNote': { code: StateCode | null }
  'help.find.inCounty': { town: Shown; where: Shown }
  'help.find.label': { code: StateCode | null }
  'help.find.unknown': { typed: Shown }
  'help.pdf.print': { name: Shown }
  'help.pdf.saveAs': { file: Shown }
  'help.state.allOf': { code: StateCode }
  'help.state.chooseCounty': { code: StateCode | null }
  'help.state.description': { code: StateCode }
  'help.state.heading': { code: StateCode }
  'help.state.lead': { code: StateCode }
  'help.state.lines': { code: StateCode }
  'help.state.noLine': { code: StateCode }
  'help.state.rights': { code: StateCode }
  'help.state.title': { code: StateCode }
  'helpNow.extension': { number: Shown; extension: Shown }
  'helpNow.inState': { code: StateCode }
  'helpNow.links.rights': { code: StateCode }
  'helpNow.made': { date: Shown }
  'helpNow.more': { count: Shown; code: StateCode }
  'helpNow.noLocalLine': { code: StateCode }
  'helpNow.noStateLine': { code: StateCode }
  'helpNow.reportWith': { name: Shown }
  'helpNow.stateDescription': { code: StateCode }
  'helpNow.websiteOf': { name: Shown }
  'home.more': { count: Shown }
  'keep.keepingOf': { done: Shown; total: Shown }
  'keep.pages': { pages: Shown }
  'keep.pagesWith': { pages: Shown; name: Shown }
  'law.ask.benefits': { code: StateCode }
  'law.ask.womensLaw': { code: StateCode }
  'law.brief.every': { question: Shown }
  'law.brief.title': { code: StateCode }
  'law.description': { code: StateCode }
  'law.heading': { code: StateCode }
  'law.near': { code: StateCode }
  'law.now.called': { code: StateCode }
  'law.now.known': { code: StateCode }
  'law.now.say': { code: StateCode | null }
  'law.title': { code: StateCode }
  'law.unknown.list': { labels: Shown }
  'law.unknown.title': { code: StateCode }
  'layout.callLine': { number: Shown; name: Shown }
  'layout.textLine': { body: Shown; number: Shown; name: Shown }
  'legal.guide.applies': { where: Shown }
  'legal.guide.minutes': { minutes: Shown }
  'legal.guide.oldest': { year: Shown }
  'legal.guide.reviewed': { by: Shown; day: Shown }
  'legal.guide.updated': { day: Shown }
  'legal.guides.finder.all': { count: Shown }
  'legal.guides.finder.many': { count: Shown; query: Shown }
  'legal.guides.finder.one': { query: Shown }
  'legal.help.allIn': { state: Shown }
  'legal.help.dangerText': { line: Shown }
  'legal.help.noOffice': { state: Shown }
  'legal.overview.seeAll': { count: Shown }
  'legal.sources.one': { number: Shown }
  'legal.sources.read': { day: Shown }
  'legal.tool.deadline.bornHint': { state: Shown; age: Shown }
  'legal.tool.deadline.childText': { state: Shown }
  'legal.tool.deadline.details': { state: Shown }
  'legal.tool.deadline.differs': { limit: Shown; longer: Shown }
  'legal.tool.deadline.ended': { limit: Shown; state: Shown }
  'legal.tool.deadline.endedByAge': { state: Shown; age: Shown }
  'legal.tool.deadline.given': { limit: Shown; state: Shown; when: Shown }
  'legal.tool.deadline.givenByAge': { state: Shown; age: Shown; when: Shown }
  'legal.tool.deadline.inDays.many': { count: Shown }
  'legal.tool.deadline.list.known': { count: Shown }
  'legal.tool.deadline.openText': { state: Shown }
  'legal.tool.deadline.uncertainText': { state: Shown }
  'legal.tool.deadline.unsure': { state: Shown }
  'legal.tool.deadline.weekend': { day: Shown }
  'legal.tool.list.progress': { count: Shown; total: Shown }
  'list.save': { file: Shown }
  'listing.before': { name: Shown }
  'location.device.feet': { feet: Shown }
  'location.device.miles': { miles: Shown }
  'location.form.miles': { miles: Shown }
  'location.map.alt': { place: Shown }
  'location.results.count': { count: number; isPart: boolean; shown: Shown }
  'location.results.in': { place: Shown }
  'location.results.near': { place: Shown }
  'location.where.miles': { miles: number }
  'location.where.toMiddle': { miles: Shown; town: Shown }
  'location.where.wholeState': { code: StateCode }
  'mail.note': { name: Shown }
  'news.by': { author: Shown }
  'news.shownMany': { count: Shown }
  'news.shownOne': { count: Shown }
  'news.when.days': { count: Shown }
  'news.when.hours': { count: Shown }
  'news.with': { query: Shown }
  'newsletter.description': { name: Shown }
  'newsletter.digest.intro': { name: Shown }
  'newsletter.digest.preheader': { count: number }
  'newsletter.emails.confirm.text': { name: Shown }
  'newsletter.emails.link.text': { name: Shown }
  'newsletter.script.subscribeTo': { count: Shown }
  'newsletter.sender': { name: Shown }
  'openData.apiLimit': { version: Shown }
  'openData.lead': { total: number; name: Shown }
  'planner.chosen': { count: Shown }
  'planner.goMany': { count: Shown }
  'planner.plain.onPaper': { name: Shown }
  'planner.plain.tells': { name: Shown }
  'planner.removeName': { name: Shown }
  'planner.removeThat': { name: Shown }
  'policies.changed': { day: Shown }
  'policies.privacy.description': { name: Shown }
  'policies.terms.description': { name: Shown }
  'policies.traces.inStore': { store: Shown }
  'policies.traces.shownAs': { title: Shown }
  'practice.more': { key: Shown; count: Shown }
  'practice.slow': { key: Shown; seconds: Shown }
  'quiet.lists.count': { count: Shown }
  'quiet.private.found': { count: number; place: Shown }
  'quiet.private.miles': { count: Shown }
  'quiet.search.found': { isCapped: boolean; count: number; code: StateCode | null }
  'quiet.search.shownFor': { words: Shown }
  'quiet.search.toPage': { number: Shown }
  'quiet.showMore': { count: Shown }
  'quiet.state.heading': { code: StateCode }
  'quiet.state.here': { code: StateCode }
  'quiet.state.noLine': { code: StateCode }
  'records.allOf': { places: Shown }
  'records.away': { miles: number }
  'records.chat': { host: Shown }
  'records.facts.alertUntil': { date: Shown }
  'records.facts.chatRead': { host: Shown; date: Shown }
  'records.facts.closedFrom': { from: Shown; to: Shown }
  'records.facts.closedOn': { day: Shown }
  'records.facts.days': { from: Shown; to: Shown }
  'records.facts.extension': { extension: Shown }
  'records.facts.openThen': { opens: Shown; closes: Shown }
  'records.hours.holiday': { name: Shown }
  'records.hours.inZone': { clock: Shown; clockZone: Shown }
  'records.hours.onDay': { clock: Shown; day: Shown }
  'records.hours.opens': { moment: Shown }
  'records.hours.tomorrow': { clock: Shown }
  'records.hours.until': { moment: Shown }
  'records.listedBy': { sourceList: Shown; month: Shown | null }
  'records.miles': { isAbout: boolean; miles: number }
  'records.notCheckedSince': { date: Shown }
  'records.reportWith': { name: Shown }
  'records.results.count': { count: number }
  'records.serves': { servedArea: Shown }
  'records.textTo': { keyword: Shown | null }
  'records.unknownPart': { city: Shown | null; code: StateCode }
  'records.verifiedIn': { date: Shown }
  'records.verifiedOn': { date: Shown }
  'records.websiteOf': { name: Shown }
  'records.who.ask': { what: Shown }
  'records.who.read': { date: Shown }
  'ride.allIn': { name: Shown }
  'ride.around': { towns: Shown }
  'ride.lists': { code: StateCode | null }
  'ride.noneKnown': { name: Shown }
  'rooms.byText.has': { number: Shown }
  'rooms.byText.to': { number: Shown }
  'rooms.said.call': { at: Shown }
  'rooms.said.full': { at: Shown }
  'rooms.said.room': { at: Shown }
  'rooms.until': { at: Shown }
  'search.answerNow': { count: number }
  'search.filters.chosen': { count: Shown }
  'search.form.left': { count: Shown }
  'search.ladder.country': { place: Shown }
  'search.ladder.miles': { miles: Shown; place: Shown }
  'search.ladder.state': { place: Shown }
  'search.page': { number: Shown; of: Shown }
  'search.pageAlone': { number: Shown }
  'search.reading.county': { county: Shown; code: StateCode }
  'search.reading.lawIn': { code: StateCode }
  'search.tonight.noLocal': { place: Shown }
  'search.understood.asItIs': { typed: Shown }
  'search.understood.inLanguage': { language: Shown }
  'search.understood.inPlace': { place: Shown }
  'search.understood.nearPlace': { place: Shown }
  'search.understood.otherPlaces': { name: Shown }
  'search.understood.readAs': { from: Shown; as: Shown }
  'search.understood.unknownPlace': { place: Shown }
  'search.when.after': { clock: Shown }
  'search.when.at': { clock: Shown }
  'search.when.before': { clock: Shown }
  'search.when.between': { from: Shown; to: Shown }
  'search.when.noneKnown': { when: Shown }
  'search.when.open': { when: Shown }
  'search.when.unknown': { count: number }
  'sheets.byState.page': { state: Shown; page: Shown }
  'sheets.callNamed': { name: Shown; number: Shown }
  'sheets.continued': { name: Shown }
  'sheets.countyLines': { place: Shown }
  'sheets.extension': { number: Shown; extension: Shown }
  'sheets.law.read': { month: Shown }
  'sheets.law.title': { place: Shown }
  'sheets.madeOn': { day: Shown }
  'sheets.nearestBed': { phone: Shown }
  'sheets.noEntry': { place: Shown }
  'sheets.noLocalLine': { place: Shown }
  'sheets.page': { page: Shown; of: Shown }
  'sheets.stateLines': { place: Shown }
  'sheets.textNamed': { name: Shown; words: Shown }
  'sheets.textTo': { body: Shown; number: Shown }
  'sheets.websiteOf': { name: Shown }
  'sheets.wholePlace': { place: Shown }
  'site.feedName': { site: Shown }
  'texting.busy': { phone: Shown; word: Shown; number: Shown }
  'texting.help': { phone: Shown }
  'texting.miles': { miles: Shown }
  'texting.more': { place: Shown }
  'texting.near': { place: Shown }
  'texting.orText': { keyword: Shown | null; number: Shown }
  'texting.room.noted': { at: Shown; said: Shown; until: Shown }
  'timer.activeUntil': { time: Shown }
  'timer.dueAt': { time: Shown }
  'timer.hours': { count: Shown }
  'timer.moreMinutes': { count: Shown }
  'trusted.asks.before': { name: Shown }
  'trusted.emails.alert.hello': { name: Shown }
  'trusted.emails.alert.what': { from: Shown }
  'trusted.emails.alert.why': { from: Shown; site: Shown }
  'trusted.emails.alert.wrote': { from: Shown }
  'trusted.emails.clear.hello': { name: Shown }
  'trusted.emails.clear.text': { from: Shown }
  'trusted.emails.request.hello': { name: Shown }
  'trusted.emails.request.question': { from: Shown; site: Shown }
  'trusted.points': { from: Shown }
  'trusted.saidYes.after': { from: Shown }
  'trusted.saidYes.before': { name: Shown }
  'trusted.yes': { from: Shown }
  'vault.export.title': { name: Shown }
  'vault.files.damagedMany': { count: Shown }
  'vault.files.deleteTitle': { name: Shown }
  'vault.import.title': { name: Shown }
  'vault.locked.waitingMany': { count: Shown }
  'vault.log.added': { time: Shown }
  'vault.log.originalOf': { name: Shown }
  'vault.log.unreadable': { count: Shown }
  'vault.log.written': { time: Shown }
  'vault.log.wrong.long': { name: Shown; count: Shown }
  'vault.open.files': { count: Shown }
  'vault.open.log': { count: Shown }
  'vault.progress.done': { count: Shown; total: Shown }
  'vault.progress.locking': { name: Shown }
  'vault.progress.lockingMore': { name: Shown; count: Shown }
  'vault.progress.lockingOne': { name: Shown }
  'vault.progress.many': { count: Shown }
  'vault.record.attachment': { count: Shown }
  'vault.record.many': { count: Shown }
  'vault.record.missing': { count: Shown }
  'vault.record.noteAdded': { time: Shown }
  'vault.record.one': { count: Shown }
  'vault.record.page': { count: Shown; total: Shown }
  'vault.record.size': { count: Shown; time: Shown }
  'vault.record.textHash': { name: Shown }
  'vault.record.writtenAt': { time: Shown }
  'vault.viewer.other': { count: Shown }
  'vault.viewer.page': { count: Shown; total: Shown }
  'vault.viewer.picture': { name: Shown; count: Shown }
}
