/** The same in Spanish: a message that English has and Spanish has not does not compile. */
import about from '@/messages/es/about.json' with { type: 'json' }
import account from '@/messages/es/account.json' with { type: 'json' }
import advocates from '@/messages/es/advocates.json' with { type: 'json' }
import busy from '@/messages/es/busy.json' with { type: 'json' }
import calling from '@/messages/es/calling.json' with { type: 'json' }
import calls from '@/messages/es/calls.json' with { type: 'json' }
import checkIn from '@/messages/es/check-in.json' with { type: 'json' }
import checkInMails from '@/messages/es/check-in-mails.json' with { type: 'json' }
import clientList from '@/messages/es/client-list.json' with { type: 'json' }
import contact from '@/messages/es/contact.json' with { type: 'json' }
import dashboard from '@/messages/es/dashboard.json' with { type: 'json' }
import directory from '@/messages/es/directory.json' with { type: 'json' }
import emergency from '@/messages/es/emergency.json' with { type: 'json' }
import exit from '@/messages/es/exit.json' with { type: 'json' }
import failed from '@/messages/es/failed.json' with { type: 'json' }
import figures from '@/messages/es/figures.json' with { type: 'json' }
import forms from '@/messages/es/forms.json' with { type: 'json' }
import give from '@/messages/es/give.json' with { type: 'json' }
import help from '@/messages/es/help.json' with { type: 'json' }
import helpNow from '@/messages/es/help-now.json' with { type: 'json' }
import home from '@/messages/es/home.json' with { type: 'json' }
import keep from '@/messages/es/keep.json' with { type: 'json' }
import law from '@/messages/es/law.json' with { type: 'json' }
import layout from '@/messages/es/layout.json' with { type: 'json' }
import legal from '@/messages/es/legal.json' with { type: 'json' }
import list from '@/messages/es/list.json' with { type: 'json' }
import listing from '@/messages/es/listing.json' with { type: 'json' }
import location from '@/messages/es/location.json' with { type: 'json' }
import mail from '@/messages/es/mail.json' with { type: 'json' }
import news from '@/messages/es/news.json' with { type: 'json' }
import newsletter from '@/messages/es/newsletter.json' with { type: 'json' }
import openData from '@/messages/es/open-data.json' with { type: 'json' }
import passphrase from '@/messages/es/passphrase.json' with { type: 'json' }
import plainList from '@/messages/es/plain-list.json' with { type: 'json' }
import planPage from '@/messages/es/plan-page.json' with { type: 'json' }
import planner from '@/messages/es/planner.json' with { type: 'json' }
import policies from '@/messages/es/policies.json' with { type: 'json' }
import practice from '@/messages/es/practice.json' with { type: 'json' }
import quiet from '@/messages/es/quiet.json' with { type: 'json' }
import records from '@/messages/es/records.json' with { type: 'json' }
import report from '@/messages/es/report.json' with { type: 'json' }
import ride from '@/messages/es/ride.json' with { type: 'json' }
import rooms from '@/messages/es/rooms.json' with { type: 'json' }
import saving from '@/messages/es/saving.json' with { type: 'json' }
import search from '@/messages/es/search.json' with { type: 'json' }
import sheets from '@/messages/es/sheets.json' with { type: 'json' }
import site from '@/messages/es/site.json' with { type: 'json' }
import textSaid from '@/messages/es/text-said.json' with { type: 'json' }
import texting from '@/messages/es/texting.json' with { type: 'json' }
import timer from '@/messages/es/timer.json' with { type: 'json' }
import trusted from '@/messages/es/trusted.json' with { type: 'json' }
import update from '@/messages/es/update.json' with { type: 'json' }
import vault from '@/messages/es/vault.json' with { type: 'json' }
import vaultPage from '@/messages/es/vault-page.json' with { type: 'json' }
import type { Messages } from './english'

export const spanish: Messages = {
  about,
  account,
  advocates,
  busy,
  calling,
  calls,
  checkIn,
  checkInMails,
  clientList,
  contact,
  dashboard,
  directory,
  emergency,
  exit,
  failed,
  figures,
  forms,
  give,
  help,
  helpNow,
  home,
  keep,
  law,
  layout,
  legal,
  list,
  listing,
  location,
  mail,
  news,
  newsletter,
  openData,
  passphrase,
  plainList,
  planPage,
  planner,
  policies,
  practice,
  quiet,
  records,
  report,
  ride,
  rooms,
  saving,
  search,
  sheets,
  site,
  textSaid,
  texting,
  timer,
  trusted,
  update,
  vault,
  vaultPage,
}
